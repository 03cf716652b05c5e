import { BUILT_IN_SHELTER } from "../../../../src/contract/platform/shelter.ts";

/** A word of two letters or more without an accent; addresses, and words joined to one of their letters, are none. */
const PLAIN_WORD =
  /(?<![\p{L}\p{N}@./_=&?#%:-])(?=[a-z]*[aeiouyncszl])[a-z]{2,}(?![\p{L}\p{N}@/_=]|[.:-][\p{L}\p{N}])/giu;
const wordsIn = (text: string): string[] => text.match(PLAIN_WORD) ?? [];

/** Names of others, and the cookie that the privacy page names: the same in every language. */
const NAMES = ["Facebook", "Instagram", "YouTube", "PayU", "session", "device"];

/** What a locale calls its days and months. */
function calendarOf(locale: string): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
  return days.flatMap((day) =>
    ["long", "short"].flatMap((size) => {
      const style = size as "long" | "short";
      const format = new Intl.DateTimeFormat(locale, { weekday: style, month: style, day: "numeric", timeZone: "UTC" });
      return wordsIn(format.format(day));
    }),
  );
}

/**
 * @param locale whose days and months are no English
 * @param typed what staff or visitors have typed
 * @returns what finds the words of a text that are in no catalog of an invented language, in which every word has an accent
 */
export function plainWords(locale: string, typed: readonly string[]): (text: string) => string[] {
  const shelterSays = JSON.stringify(Object.values(BUILT_IN_SHELTER));
  const known = new Set([...NAMES, ...calendarOf(locale), ...wordsIn(shelterSays), ...typed.flatMap(wordsIn)]);
  return (text) => [...new Set(wordsIn(text).filter((word) => !known.has(word)))];
}

const SPOKEN = /\s(?:(?:alt|title|aria-label|placeholder|label)="([^"]*)"|data-[\w-]+="([^"]* [^"]*)")/g;
const DESCRIBED =
  /<meta (?:name="description"|property="og:(?:title|description|site_name|image:alt)") content="([^"]*)"/g;

/** @returns what people read or hear of a page, but for what is marked as another language's */
export function readableIn(html: string, language: string): string {
  const page = html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    .replace(new RegExp(`<(\\w+)[^>]*\\slang="(?!${language}")[^>]*>.*?</\\1>`, "gs"), "");
  const said = [SPOKEN, DESCRIBED].flatMap((pattern) =>
    [...page.matchAll(pattern)].map(([, text, sentence]) => text ?? sentence),
  );
  return [page.replace(/<[^>]*>/g, "\n"), ...said].join("\n").replaceAll(/&\w+;|&#x?\w+;/g, " ");
}

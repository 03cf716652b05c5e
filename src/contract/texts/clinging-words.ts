import type { Language } from "./language.ts";
import { languages } from "./languages.generated.ts";

/** The subject of a letter has one line, and is searched for. */
const SUBJECT = "subject";

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** @param values that stand in the text and stay as they are */
function bind(text: string, words: RegExp, [value, ...others]: readonly string[]): string {
  if (value === undefined) return text.replace(words, "$1\u00a0");
  const pieces = text.split(value).map((piece) => bind(piece, words, others));
  return pieces.join(value);
}

function bound(entry: unknown, words: RegExp, values: readonly string[]): unknown {
  if (typeof entry === "string") return bind(entry, words, values);
  if (Array.isArray(entry)) return entry.map((one) => bound(one, words, values));
  if (typeof entry === "function") return (...given: unknown[]) => bound(entry(...given), words, stringsIn(given));
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, one]) => [name, name === SUBJECT ? one : bound(one, words, values)]),
  );
}

/**
 * Binds words that do not stand at the end of a line, as "w" and "i" in Polish, to the next one by a no-break space. The
 * values of a text, such as names, stay as they are. @param texts of a catalog, which is not changed
 */
export function withClingingWords<T>(language: Language, texts: T): T {
  const words: string = languages[language].clingingWords;
  if (words === "") return texts;
  return bound(texts, new RegExp(`(?<![\\p{L}\\p{N}])(${words}) (?=\\S|$)`, "giu"), []) as T;
}

import type { ShelterText, TextPart } from "../../../../contract/platform/shelter-texts.ts";
import { currentLanguage, LANGUAGES, type Language } from "../../../../contract/texts/language.ts";
import { folded } from "../../../folded.ts";
import { apiQuery } from "../../platform/calls.ts";
import { settingsTexts } from "../texts.ts";

/** All texts that may be edited. */
export const textsQuery = () => apiQuery("GET /shelter/texts");

export const TEXTS_PATH = "/admin/settings/texts";

/** The words of a text in a language, as visitors see them or as the shelter has written them. */
export const wordsOf = (text: ShelterText, language: Language): string => text[language] ?? text.builtIn[language];

export const isOwn = (text: ShelterText): boolean => LANGUAGES.some((language) => text[language] !== null);

export const partName = (part: TextPart): string => settingsTexts().shelterTexts.parts[part];

/** What is marked about a text in a list. */
export function marksOf(text: ShelterText): string[] {
  const { marks } = settingsTexts().shelterTexts;
  const isChanged = LANGUAGES.some((language) => text.builtInAtEdit[language] !== null);
  const isUnusable = LANGUAGES.some((language) => text.unusable[language].length > 0);
  return [isOwn(text) && marks.own, isChanged && marks.changed, isUnusable && marks.unusable].filter(
    (mark) => mark !== false,
  );
}

/** The texts that have all the words of a search, in any language. */
export function textsWith(texts: readonly ShelterText[], search: string): readonly ShelterText[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return texts;
  return texts.filter((text) => {
    const all = [partName(text.part), text.key, ...LANGUAGES.map((language) => wordsOf(text, language))];
    const content = folded(all.join(" "));
    return wanted.every((word) => content.includes(word));
  });
}

/** What a text is called in a list: its first line in the reader's language, or which parts of a page it orders. */
export function firstLine(text: ShelterText): string {
  const names: Readonly<Record<string, string>> = settingsTexts().shelterTexts.pageParts;
  const name = text.role === "parts" ? names[text.key.slice(text.key.lastIndexOf(".") + 1)] : undefined;
  return name ?? wordsOf(text, currentLanguage()).split("\n")[0] ?? "";
}

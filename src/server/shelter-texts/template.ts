import { inWords } from "../../contract/shelter-rules.ts";
import { type Language, LOCALE } from "../../contract/texts/language.ts";
import { NUMBERS } from "./text.table.ts";

/** The values that a text's placeholders stand for. */
export type Values = Readonly<Record<string, string | number>>;

/** The forms of a word after a number, in the order in which they are written: `{weeks|week|weeks}`. */
export const WORD_FORMS: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ["one", "other"],
  pl: ["one", "few", "many"],
};

/** One placeholder of a text: `{animal}`, or `{weeks|tydzień|tygodnie|tygodni}` with the forms of a word. */
export type Found = { whole: string; name: string; forms: readonly string[] | undefined };

const PLACEHOLDER = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

const foundIn = ([whole, name = "", forms]: RegExpMatchArray): Found => ({
  whole,
  name: name.trim(),
  forms: forms?.split("|").map((form) => form.trim()),
});

/** The placeholders of a text, in their order. */
export const placeholdersIn = (text: string): Found[] => [...text.matchAll(PLACEHOLDER)].map(foundIn);

/** The text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, "");

/** Puts values into a text in a language. A placeholder without a value stays as it is. */
export function fill(text: string, language: Language, values: Values): string {
  return text.replace(PLACEHOLDER, (whole, ...groups: (string | undefined)[]) => {
    const { name, forms } = foundIn([whole, groups[0] ?? "", groups[1] as string]);
    const value = values[name];
    if (value === undefined) return whole;
    if (forms) return formOf(Number(value), forms, language);
    return language === "en" && NUMBERS[name]?.inWords ? inWords(Number(value)) : String(value);
  });
}

function formOf(count: number, forms: readonly string[], language: Language): string {
  const at = WORD_FORMS[language].indexOf(new Intl.PluralRules(LOCALE[language]).select(count));
  return forms.at(at) ?? "";
}

import { inWords } from "../../../contract/texts/en/in-words.ts";
import { byLanguage, type Language, LOCALE } from "../../../contract/texts/language.ts";
import { NUMBERS } from "./text.table.ts";

/** The values that a text's placeholders stand for. */
export type Values = Readonly<Record<string, string | number>>;

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

/** In every language, these numbers have all plural forms between them. 0 comes last, because it is a poor example. */
const EXAMPLES = [...Array.from({ length: 200 }, (_, before) => before + 1), 0];

/**
 * The plural forms of a word after a whole number, in the order in which they are written: `{weeks|week|weeks}`; each with a
 * number as an example.
 */
export const PLURAL_FORMS = byLanguage((language) => {
  const rules = new Intl.PluralRules(LOCALE[language]);
  return CATEGORIES.flatMap((form) => {
    const example = EXAMPLES.find((number) => rules.select(number) === form);
    return example === undefined ? [] : [{ form, example }];
  });
});

/** One placeholder of a text: `{animal}`, or `{weeks|tydzień|tygodnie|tygodni}` with the forms of a word. */
export type FoundPlaceholder = { whole: string; name: string; forms: readonly string[] | undefined };

const PLACEHOLDER = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

const foundIn = ([whole, name = "", forms]: RegExpMatchArray): FoundPlaceholder => ({
  whole,
  name: name.trim(),
  forms: forms?.split("|").map((form) => form.trim()),
});

/** The placeholders of a text, in their order. */
export const placeholdersIn = (text: string): FoundPlaceholder[] => [...text.matchAll(PLACEHOLDER)].map(foundIn);

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
  const wanted = new Intl.PluralRules(LOCALE[language]).select(count);
  const at = PLURAL_FORMS[language].findIndex(({ form }) => form === wanted);
  return forms.at(at) ?? "";
}

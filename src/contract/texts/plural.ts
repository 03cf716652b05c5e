import { type Language, LOCALE } from "./language.ts";

/** @returns a function that picks the form of a count; `Form` are the forms which the language has, all of them required */
function pluralsOf<Form extends Intl.LDMLPluralRule>(language: Language) {
  const rules = new Intl.PluralRules(LOCALE[language]);
  return (count: number, forms: Readonly<Record<Form, string>>): string =>
    // The type of `Form` has every category that the language's rules can name.
    forms[rules.select(count) as Form];
}

/**
 * Plural forms by language. Polish: one 1 · few 2–4, 22–24 … · many 0, 5–21, 25 … · other 1,5.
 * @example plural.pl(5, { one: "1 rok", few: "5 lata", many: "5 lat", other: "5 roku" }) // "5 lat"
 */
export const plural = {
  en: pluralsOf<"one" | "other">("en"),
  pl: pluralsOf<"one" | "few" | "many" | "other">("pl"),
};

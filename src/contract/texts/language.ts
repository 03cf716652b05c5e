/** The languages of the product. The first one has the specification's words (rules §13). */
export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language is called by those who speak it. */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = { en: "English", pl: "Polski" };

/** By which dates, numbers and lists are written. */
export const LOCALE: Readonly<Record<Language, string>> = { en: "en-GB", pl: "pl-PL" };

export const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);

/** A stored code as a language: the first language when this version of the product does not have it. */
export const languageOf = (code: string): Language => (isLanguage(code) ? code : LANGUAGES[0]);

/** @returns something for each language */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

let source: (() => Language) | undefined;

/** Says where the reader's language is found: the server asks the request, a browser the document. */
export function setLanguageSource(find: () => Language): void {
  source = find;
}

/**
 * The language of the reader of the text that is made now.
 * @throws Error while modules are being loaded: a text in a module's constant would stay in one language
 */
export function currentLanguage(): Language {
  if (!source)
    throw new Error("A text was read before its language was known. Read texts in functions, not constants.");
  return source();
}

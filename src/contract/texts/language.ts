import { languages } from "./languages.generated.ts";

export type Language = keyof typeof languages;

/** The languages of the product. The first one has the specification's words (rules §13). */
export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]];

export const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name);

/** A stored code as a language: the first language when this version of the product does not have it. */
export const languageOf = (code: string): Language => (isLanguage(code) ? code : LANGUAGES[0]);

/** @returns something for each language */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** What each language is called by those who speak it. */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = byLanguage((language) => languages[language].name);

/** The word "language" in a language, which those find who cannot read the present one. */
export const wordForLanguage = (language: Language): string => languages[language].word;

/** By which dates, numbers and lists are written. */
export const LOCALE: Readonly<Record<Language, string>> = byLanguage((language) => languages[language].locale);

/** How amounts in PLN are written. */
export const MONEY: Readonly<Record<Language, { unit: string; point: string }>> = byLanguage(
  (language) => languages[language].money,
);

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
  if (!source) throw new Error("Read texts in functions, not in constants.");
  return source();
}

/** What the reader calls a language: "Polish", "polski". */
export const nameOf = (language: Language): string =>
  new Intl.DisplayNames(LOCALE[currentLanguage()], { type: "language" }).of(language) ?? LANGUAGE_NAME[language];

/** The reader's language, then the others. */
export const languagesFromReaders = (): Language[] => [
  currentLanguage(),
  ...LANGUAGES.filter((language) => language !== currentLanguage()),
];

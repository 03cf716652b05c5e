import { currentLanguage, isLanguage, type Language } from "../texts/language.ts";

/** Public pages in this language have the specification's paths; those in others begin with the language, as `/pl`. */
const WITHOUT_PREFIX: Language = "en";

/** @returns the prefix of the addresses of public pages in a language: nothing, or `/pl` */
export const prefixOf = (language: Language): string => (language === WITHOUT_PREFIX ? "" : `/${language}`);

/** @param path in English, `/animals?page=2` @returns the address of this public page in a language */
export const pathIn = (language: Language, path: string): string =>
  path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;

/** The address of a public page in the reader's language. */
export const href = (path: string): string => pathIn(currentLanguage(), path);

/** @param url path and query of a public page @returns its language */
export function languageOfPath(url: string): Language {
  const first = url.split(/[/?#]/, 2)[1];
  return isLanguage(first) ? first : WITHOUT_PREFIX;
}

/**
 * @param url path and query of a public page, `/pl/animals?page=2`
 * @returns the same without its language, `/animals?page=2`. Further slashes are dropped, because `//name` is another site
 */
export function pathWithoutLanguage(url: string): string {
  const prefix = prefixOf(languageOfPath(url));
  return prefix ? url.slice(prefix.length).replace(/^[/\\]*/, "/") : url;
}

import { currentLanguage, isLanguage, type Language } from "../contract/texts/language.ts";

/** Public pages in this language have the specification's paths; those in others begin with the language, as `/pl`. */
const WITHOUT_PREFIX: Language = "en";

/** @param path as the specification has it, `/animals?page=2` @returns the address of a public page in a language */
export function pathIn(language: Language, path: string): string {
  if (language === WITHOUT_PREFIX) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The address of a public page in the reader's language. */
export const href = (path: string): string => pathIn(currentLanguage(), path);

/** @param url path and query of a public page @returns its language */
export function languageOfPath(url: string): Language {
  const first = url.split(/[/?#]/, 2)[1];
  return isLanguage(first) ? first : WITHOUT_PREFIX;
}

/**
 * @param url path and query of a public page, `/pl/animals?page=2`
 * @returns the same without its language, `/animals?page=2`. Further slashes are dropped: they would name another site
 */
export function pathWithoutLanguage(url: string): string {
  const language = languageOfPath(url);
  if (language === WITHOUT_PREFIX) return url;
  return url.slice(language.length + 1).replace(/^[/\\]*/, "/");
}

import { isLanguage, LANGUAGES, type Language } from "../contract/texts/language.ts";

/** The language of the document that is open. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : LANGUAGES[0];
}

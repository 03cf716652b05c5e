import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, setLanguageSource } from "../../contract/texts/language.ts";
import "../texts/all.ts";

const storage = new AsyncLocalStorage<Language>();

/** What is written for nobody in particular, as in a log, is English. */
export const DEFAULT: Language = "en";

/** Makes texts in another language than that of the request: a letter's, say, in its recipient's (rules §13). */
export const inLanguage = <R>(language: Language, make: () => R): R => storage.run(language, make);

/** Lets all texts of this process be read in the language of the request or the letter that is being worked on. */
export function readTextsByRequest(): void {
  setLanguageSource(() => storage.getStore() ?? DEFAULT);
}

/**
 * Goes on in a language. Nothing is to be done where it is spoken already: most requests are in the default language, and
 * another async context costs each promise that follows.
 */
export function goOnIn(language: Language, next: () => void): void {
  if (language === (storage.getStore() ?? DEFAULT)) next();
  else storage.run(language, next);
}

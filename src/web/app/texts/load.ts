/// <reference types="vite/client" />
import { type Language, setLanguageSource } from "../../../contract/texts/language.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import type * as English from "./en/index.ts";
import { appTexts } from "./texts.ts";

/** One chunk for each language; `app-document.ts` names the reader's, so that it is fetched along with the script. */
const BY_LANGUAGE = import.meta.glob<typeof English>("./*/index.ts");

/** Loads the texts of one language. Everything that reads texts waits for it. */
export async function loadTexts(language: Language): Promise<void> {
  const texts = await BY_LANGUAGE[`./${language}/index.ts`]?.();
  if (!texts) throw new Error(`There are no texts in the language "${language}".`);
  formTexts.provide(language, texts.forms);
  recordTexts.provide(language, texts.records);
  appTexts.provide(language, texts.app);
  setLanguageSource(() => language);
}

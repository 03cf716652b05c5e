/// <reference types="vite/client" />
import { type Language, setLanguageSource } from "../../../../contract/texts/language.ts";
import { formTexts, recordTexts } from "../../../../contract/texts/texts.ts";
import { documentLanguage } from "../../../document-language.ts";
import type * as English from "./en/index.ts";
import { appTexts } from "./texts.ts";

/** A chunk for each language; `app-document.ts` names the reader's, so that it is fetched along with the script. */
const START = import.meta.glob<typeof English>("./*/start.ts");
const ALL = import.meta.glob<typeof English>("./*/index.ts");

let starting: Promise<void> | undefined;

/** Loads the texts of the first screen. Everything that reads texts waits for it. */
export function loadTexts(): Promise<void> {
  starting ??= loadStart(documentLanguage());
  return starting;
}

async function loadStart(language: Language): Promise<void> {
  const texts = await START[`./${language}/start.ts`]?.();
  if (!texts) throw new Error(`There are no texts in the language "${language}".`);
  formTexts.provide(language, texts.forms);
  recordTexts.provide(language, texts.records);
  appTexts.provide(language, texts);
  setLanguageSource(() => language);
}

/** Loads the texts of all other screens. */
export async function loadAllTexts(): Promise<void> {
  const language = documentLanguage();
  const [texts] = await Promise.all([ALL[`./${language}/index.ts`]?.(), loadTexts()]);
  if (texts) appTexts.provide(language, texts);
}

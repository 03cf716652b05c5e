/// <reference types="vite/client" />
import type { Language } from "../../../contract/texts/language.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { givingTexts } from "../giving/texts.ts";
import { overviewTexts } from "../overview/texts.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type * as All from "./texts/en/index.ts";
import type * as Start from "./texts/en/start.ts";
import { provideTexts } from "./texts.ts";

/** A file for each language; `app-document.ts` names the reader's first one, so that it is fetched along with the script. */
const START = import.meta.glob<typeof Start>("./texts/*/start.ts");
const ALL = import.meta.glob<typeof All>("./texts/*/index.ts");

/** Loads what the first screen reads. It is enough for it, so for the time being the areas that it is of share it. */
export async function loadStart(language: Language): Promise<void> {
  const texts = await START[`./texts/${language}/start.ts`]?.();
  if (!texts) throw new Error(`No texts are loaded in ${language}.`);
  formTexts.provide(language, texts.forms);
  recordTexts.provide(language, texts.records);
  appTexts.provide(language, texts as never);
  overviewTexts.provide(language, texts as never);
  givingTexts.provide(language, texts as never);
}

/** Loads the texts of all areas. @param started those of the first screen are there, which are a part of them */
export async function loadAll(language: Language, started: Promise<void>): Promise<void> {
  const [texts] = await Promise.all([ALL[`./texts/${language}/index.ts`]?.(), started]);
  if (texts) provideTexts(language, texts);
}

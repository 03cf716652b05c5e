/// <reference types="vite/client" />
import { type Language, setLanguageSource } from "../../../../contract/texts/language.ts";
import { formTexts, recordTexts } from "../../../../contract/texts/texts.ts";
import { documentLanguage } from "../../../document-language.ts";

/** The catalogs of the application, by the folder of it in whose `texts` each language stands. */
export type Catalogs = Readonly<Record<string, { provide(language: Language, texts: unknown): void }>>;

/** Files of all languages, by path. The bundler makes two of a language; `app-document.ts` names the reader's first. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;
const START: Files = {
  ...import.meta.glob("/src/contract/texts/*/index.ts"),
  ...import.meta.glob("/src/web/app/*/texts/*/start.ts"),
};
const ALL: Files = import.meta.glob("/src/web/app/*/texts/*/index.ts");

/** What screens share with forms and records has the contract's texts. */
const contract: Catalogs[string] = {
  provide(language, texts) {
    const { forms, records } = texts as Record<"forms" | "records", never>;
    formTexts.provide(language, forms);
    recordTexts.provide(language, records);
  },
};
let catalogs: Catalogs = { contract };
let starting: Promise<void> | undefined;

/** Says which catalogs are loaded, before any is. @param areas those of the application (`app/texts.ts`) */
export function loadTextsInto(areas: Catalogs): void {
  catalogs = { contract, ...areas };
}

/** Loads the texts of the first screen. Everything that reads texts waits for it. */
export function loadTexts(): Promise<void> {
  starting ??= loadStart(documentLanguage());
  return starting;
}

async function loadStart(language: Language): Promise<void> {
  provide(language, await load(START, language));
  setLanguageSource(() => language);
}

/** Loads the texts of all other screens. */
export async function loadAllTexts(): Promise<void> {
  const language = documentLanguage();
  const all = load(ALL, language);
  // They are fetched along with those of the first screen, which are a part of them, and put into their place last.
  await loadTexts();
  provide(language, await all);
}

type Loaded = readonly (readonly [folder: string | undefined, texts: unknown])[];

function load(files: Files, language: Language): Promise<Loaded> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/texts/${language}/`));
  if (wanted.length === 0) throw new Error(`There are no texts in the language "${language}".`);
  return Promise.all(wanted.map(async ([path, load]) => [path.split("/").at(-4), await load()] as const));
}

function provide(language: Language, loaded: Loaded): void {
  for (const [folder = "", texts] of loaded) catalogs[folder]?.provide(language, texts);
}

import { type Language, setLanguageSource } from "../../../../contract/texts/language.ts";
import { documentLanguage } from "../../../document-language.ts";

/** Loads the texts of the first screen into their catalogs. */
type LoadFirst = (language: Language) => Promise<void>;
/** The same for all texts. @param started the first ones are there, over which these are put */
type LoadAll = (language: Language, started: Promise<void>) => Promise<void>;

let loadFirst: LoadFirst | undefined;
let loadAll: LoadAll | undefined;
let starting: Promise<void> | undefined;

/** Says how texts are loaded, before any are. The areas stand above this file, so `app` hands it in. */
export function loadTextsBy(first: LoadFirst, all: LoadAll): void {
  loadFirst = first;
  loadAll = all;
}

/** Loads the texts of the first screen. Everything that reads texts waits for it. */
export function loadTexts(): Promise<void> {
  starting ??= loadStart(documentLanguage());
  return starting;
}

async function loadStart(language: Language): Promise<void> {
  await loadFirst?.(language);
  setLanguageSource(() => language);
}

/** Loads the texts of all other screens. */
export async function loadAllTexts(): Promise<void> {
  await loadAll?.(documentLanguage(), loadTexts());
}

import type { Language } from "../../src/contract/texts/language.ts";
import type { AppTexts } from "../../src/web/app/app/texts.ts";
import { catalogs } from "../../src/web/public/texts/catalogs.generated.ts";
import type { PageTexts } from "../../src/web/public/texts/texts.ts";

/** The texts of public pages and of the application in one language, to find buttons by their names. */
export type Words = { pages: PageTexts; app: AppTexts };

/** @returns the texts in a language */
export async function readWords(language: Language): Promise<Words> {
  return { pages: catalogs[language], app: await import(`../../src/web/app/app/texts/${language}/index.ts`) };
}

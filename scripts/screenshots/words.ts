import type { Language } from "../../src/contract/texts/language.ts";
import type * as English from "../../src/web/app/platform/texts/en/index.ts";
import { catalogs } from "../../src/web/public/texts/catalogs.generated.ts";
import type { PageTexts } from "../../src/web/public/texts/texts.ts";

/** The texts of public pages and of the application in one language, to find buttons by their names. */
export type Words = { pages: PageTexts; app: Pick<typeof English, "adoptions" | "kit" | "profile" | "shell"> };

/** @returns the texts in a language */
export async function readWords(language: Language): Promise<Words> {
  return { pages: catalogs[language], app: await import(`../../src/web/app/platform/texts/${language}/index.ts`) };
}

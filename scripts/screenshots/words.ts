import type { Language } from "../../src/contract/texts/language.ts";
import type * as English from "../../src/web/app/texts/en/index.ts";
import { catalogs } from "../../src/web/public/texts/catalogs.generated.ts";
import type { PageTexts } from "../../src/web/public/texts/texts.ts";

/** The texts of public pages and of the application in one language: what buttons are called there. */
export type Words = { pages: PageTexts; app: Pick<typeof English, "apply" | "kit" | "profile" | "shell"> };

/** @returns the texts in a language, which need not be the one that this program speaks */
export async function readWords(language: Language): Promise<Words> {
  return { pages: catalogs[language], app: await import(`../../src/web/app/texts/${language}/index.ts`) };
}

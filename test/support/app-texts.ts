import type { Language } from "../../src/contract/texts/language.ts";
import { CATALOGS } from "../../src/web/app/app/texts.ts";

/** The texts of the application in one language, by area. */
export type AppTexts = { [Area in keyof typeof CATALOGS]: ReturnType<(typeof CATALOGS)[Area]> };

/** @returns all texts of the application in a language; a browser loads them in two files (`platform/texts/load.ts`) */
export async function appTextsIn(language: Language): Promise<AppTexts> {
  const areas = Object.keys(CATALOGS).map(async (area) => [
    area,
    await import(`../../src/web/app/${area}/texts/${language}/index.ts`),
  ]);
  return Object.fromEntries(await Promise.all(areas));
}

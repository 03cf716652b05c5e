import { LANGUAGES } from "../../src/contract/texts/language.ts";
import { readTextsByRequest } from "../../src/server/base/language.ts";
import { CATALOGS } from "../../src/web/app/app/texts.ts";
import type { Catalogs } from "../../src/web/app/platform/texts/load.ts";
import { appTextsIn } from "./app-texts.ts";

// As at the start of the product: outside a request, texts are read in English.
readTextsByRequest();
for (const language of LANGUAGES) {
  const areas = Object.entries(await appTextsIn(language));
  for (const [area, texts] of areas) (CATALOGS as Catalogs)[area]?.provide(language, texts);
}

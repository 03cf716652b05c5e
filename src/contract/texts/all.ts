import { catalogs } from "./catalogs.generated.ts";
import { LANGUAGES } from "./language.ts";
import { formTexts, recordTexts } from "./texts.ts";

/** Loads the contract's texts in all languages: on the server and in tests, where there is no reason to wait for one. */
for (const language of LANGUAGES) {
  formTexts.provide(language, catalogs[language].forms);
  recordTexts.provide(language, catalogs[language].records);
}

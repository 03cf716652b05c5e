import * as en from "./en/index.ts";
import * as pl from "./pl/index.ts";
import { formTexts, recordTexts } from "./texts.ts";

/** Loads the contract's texts in all languages: on the server and in tests, where there is no reason to wait for one. */
for (const [language, { forms, records }] of [
  ["en", en],
  ["pl", pl],
] as const) {
  formTexts.provide(language, forms);
  recordTexts.provide(language, records);
}

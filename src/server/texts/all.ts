import "../../contract/texts/all.ts";
import { withClingingWords } from "../../contract/texts/clinging-words.ts";
import { LANGUAGES } from "../../contract/texts/language.ts";
import { catalogs } from "./catalogs.generated.ts";
import { serverTexts } from "./texts.ts";

// A server writes to people of all languages.
for (const language of LANGUAGES) {
  serverTexts.provide(language, withClingingWords(language, catalogs[language]));
}

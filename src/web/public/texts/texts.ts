import { createCatalog, editable, type Written } from "../../../contract/texts/catalog.ts";
import { withClingingWords } from "../../../contract/texts/clinging-words.ts";
import { LANGUAGES } from "../../../contract/texts/language.ts";
import { catalogs } from "./catalogs.generated.ts";

type English = (typeof catalogs)["en"];
export type PageTexts = Written<English>;

/** The texts of public pages, in the language of the page. Pages are drawn on the server, which has all languages. */
export const pageTexts = editable(createCatalog<English>());

for (const language of LANGUAGES) {
  pageTexts.provide(language, withClingingWords(language, catalogs[language]));
}

import { createCatalog, editable, type Written } from "../../../contract/texts/catalog.ts";
import * as en from "./en/index.ts";
import * as pl from "./pl/index.ts";

export type PageTexts = Written<typeof en.pages>;

/** The texts of public pages, in the language of the page. Pages are drawn on the server, which has all languages. */
export const pageTexts = editable(createCatalog<typeof en.pages>());

pageTexts.provide("en", en.pages);
pageTexts.provide("pl", pl.pages);

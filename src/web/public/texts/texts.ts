import { createCatalog } from "../../../contract/texts/catalog.ts";
import * as en from "./en/index.ts";
import * as pl from "./pl/index.ts";

/** The texts of public pages, in the language of the page. Pages are drawn on the server, which has all languages. */
export const pageTexts = createCatalog<typeof en.pages>();

pageTexts.provide("en", en.pages);
pageTexts.provide("pl", pl.pages);

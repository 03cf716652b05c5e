import { createCatalog, editable, type Written } from "../../contract/texts/catalog.ts";
import type * as English from "./en/index.ts";

export type ServerTexts = Written<typeof English>;

/** Letters, papers and the refusals of the server itself, in the language of whom they are for. */
export const serverTexts = editable(createCatalog<typeof English>());

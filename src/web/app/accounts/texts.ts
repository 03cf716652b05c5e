import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of accounts and their safety, in the reader's language. */
export const accountsTexts = createCatalog<typeof English>();

import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of gifts and what is in store, in the reader's language. */
export const givingTexts = createCatalog<typeof English>();

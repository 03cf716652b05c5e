import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of what comes in from other systems and goes out to them, in the reader's language. */
export const exchangeTexts = createCatalog<typeof English>();

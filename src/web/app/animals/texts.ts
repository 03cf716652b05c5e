import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of the animals and their life here, in the reader's language. */
export const animalsTexts = createCatalog<typeof English>();

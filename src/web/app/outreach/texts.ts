import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of what the shelter and people write to each other, in the reader's language. */
export const outreachTexts = createCatalog<typeof English>();

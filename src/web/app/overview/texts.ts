import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of what staff see across areas, in the reader's language. */
export const overviewTexts = createCatalog<typeof English>();

import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of adoptions, on the adopter's screens and on those of staff, in the reader's language. */
export const adoptionTexts = createCatalog<typeof English>();

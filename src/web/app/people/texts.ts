import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of the records of people and of the own profile, in the reader's language. */
export const peopleTexts = createCatalog<typeof English>();

import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of what admins set and watch, in the reader's language. */
export const settingsTexts = createCatalog<typeof English>();

import { createCatalog } from "../../../contract/texts/catalog.ts";
import type { app } from "./en/index.ts";

/** The texts of the application, in the reader's language. */
export const appTexts = createCatalog<typeof app>();

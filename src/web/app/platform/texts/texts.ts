import { createCatalog } from "../../../../contract/texts/catalog.ts";
import type * as English from "./en/index.ts";

/** The texts of the application, in the reader's language. */
export const appTexts = createCatalog<Omit<typeof English, "forms" | "records">>();

import { createCatalog } from "./catalog.ts";
import type { forms, records } from "./en/index.ts";

/** Texts of the forms on public pages, in the reader's language. */
export const formTexts = createCatalog<typeof forms>();

/** All other texts of the contract, in the reader's language. */
export const recordTexts = createCatalog<typeof records>();

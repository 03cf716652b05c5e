import { createCatalog } from "../../contract/texts/catalog.ts";
import type { server } from "./en/index.ts";

/** Letters, papers and the refusals of the server itself, in the language of whom they are for. */
export const serverTexts = createCatalog<typeof server>();

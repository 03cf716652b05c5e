import { createCatalog } from "../../../../contract/texts/catalog.ts";
import type * as English from "./en/index.ts";

/** The texts of the frame, of the kit and of what several areas say, in the reader's language. */
export const appTexts = createCatalog<typeof English>();

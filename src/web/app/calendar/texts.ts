import { createCatalog } from "../../../contract/texts/catalog.ts";
import type * as English from "./texts/en/index.ts";

/** The texts of the calendar and its tasks, in the reader's language. */
export const calendarTexts = createCatalog<typeof English>();

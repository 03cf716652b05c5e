import type { Written } from "../../../../contract/texts/catalog.ts";
import type { newsletters as english } from "../en/newsletters.ts";

export const newsletters: Written<typeof english> = {};

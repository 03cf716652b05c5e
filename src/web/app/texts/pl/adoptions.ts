import type { Written } from "../../../../contract/texts/catalog.ts";
import type { adoptions as english } from "../en/adoptions.ts";

export const adoptions: Written<typeof english> = {};

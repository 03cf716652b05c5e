import type { Written } from "../../../../contract/texts/catalog.ts";
import type { apply as english } from "../en/apply.ts";

export const apply: Written<typeof english> = {};

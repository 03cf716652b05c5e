import type { Written } from "../../../../contract/texts/catalog.ts";
import type { audit as english } from "../en/audit.ts";

export const audit: Written<typeof english> = {};

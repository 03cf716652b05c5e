import type { Written } from "../../../../contract/texts/catalog.ts";
import type { kit as english } from "../en/kit.ts";

export const kit: Written<typeof english> = {};

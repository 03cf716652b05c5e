import type { Written } from "../../../../contract/texts/catalog.ts";
import type { animals as english } from "../en/animals.ts";

export const animals: Written<typeof english> = {};

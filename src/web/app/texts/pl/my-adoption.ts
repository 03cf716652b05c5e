import type { Written } from "../../../../contract/texts/catalog.ts";
import type { myAdoption as english } from "../en/my-adoption.ts";

export const myAdoption: Written<typeof english> = {};

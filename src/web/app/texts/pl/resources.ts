import type { Written } from "../../../../contract/texts/catalog.ts";
import type { resources as english } from "../en/resources.ts";

export const resources: Written<typeof english> = {};

import type { Written } from "../../../../contract/texts/catalog.ts";
import type { profile as english } from "../en/profile.ts";

export const profile: Written<typeof english> = {};

import type { Written } from "../../../../contract/texts/catalog.ts";
import type { donations as english } from "../en/donations.ts";

export const donations: Written<typeof english> = {};

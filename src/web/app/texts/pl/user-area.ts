import type { Written } from "../../../../contract/texts/catalog.ts";
import type { userArea as english } from "../en/user-area.ts";

export const userArea: Written<typeof english> = {};

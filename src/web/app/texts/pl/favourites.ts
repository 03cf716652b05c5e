import type { Written } from "../../../../contract/texts/catalog.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Written<typeof english> = {};

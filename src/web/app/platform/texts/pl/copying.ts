import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { copying as english } from "../en/copying.ts";

export const copying: Written<typeof english> = { copy: "Kopiuj", done: "Skopiowano" };

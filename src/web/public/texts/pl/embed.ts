import type { Written } from "../../../../contract/texts/catalog.ts";
import type { embed as english } from "../en/embed.ts";

export const embed: Written<typeof english> = {
  label: "Zwierzęta: {shelter}",
  empty: "Dziś nikt tu nie czeka na dom.",
  failed: "Nie można teraz pokazać zwierząt.",
  all: "Wszystkie zwierzęta: {shelter}",
};

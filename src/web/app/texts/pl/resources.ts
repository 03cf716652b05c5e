import type { Written } from "../../../../contract/texts/catalog.ts";
import type { resources as english } from "../en/resources.ts";

export const resources: Written<typeof english> = {
  search: "Szukaj zapasu…",
  empty: "Nie ma jeszcze żadnych zapasów.",
  noMatch: "Żadne zapasy nie pasują do wyszukiwania.",
  type: "Rodzaj",
  name: "Nazwa",
  amount: "Ilość",
  target: "Cel",
  description: "Opis",
  typesFailed: "Nie udało się wczytać rodzajów zapasów.",
  amountHint: (most) => `W sztukach, najwyżej ${most}`,
  descriptionHint: (target) => `Pierwsza liczba w opisie to cel; bez niej cel wynosi ${target}.`,
  stockOf: (name) => `Stan zapasu: ${name}`,
  level: (amount, target) => `${amount} / ${target} szt.`,
};

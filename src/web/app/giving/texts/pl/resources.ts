import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { resources as english } from "../en/resources.ts";

export const resources: Written<typeof english> = {
  search: "Szukaj zapasu…",
  empty:
    "Nie ma jeszcze żadnych zapasów. Dodaj to, czego schronisko używa, i ile by wystarczyło: program sam powie, co się kończy.",
  noMatch: "Żadne zapasy nie pasują do wyszukiwania.",
  words: "nowy zapas magazyn karma lek zabawka",
  type: "Rodzaj",
  amount: "Ilość",
  target: "Cel",
  typesFailed: "Nie udało się wczytać rodzajów zapasów.",
  amountHint: (most) => `W sztukach, najwyżej ${most}`,
  descriptionHint: (target) => `Pierwsza liczba w opisie to cel; bez niej cel wynosi ${target}.`,
  stockOf: (name) => `Stan zapasu: ${name}`,
  more: (name) => `Dodaj jedną sztukę: ${name}`,
  less: (name) => `Odejmij jedną sztukę: ${name}`,
  lasts: (days) =>
    days > 365
      ? "Wystarczy na ponad rok"
      : plural.pl(days, {
          one: `Wystarczy na około ${days} dzień`,
          few: `Wystarczy na około ${days} dni`,
          many: `Wystarczy na około ${days} dni`,
          other: `Wystarczy na około ${days} dnia`,
        }),
  lastsUnknown: "Za mało danych, by powiedzieć, na jak długo wystarczy",
  level: (amount, target) => `${amount} / ${target} szt.`,
};

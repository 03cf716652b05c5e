import type { Written } from "../../../../contract/texts/catalog.ts";
import type { audit as english } from "../en/audit.ts";

export const audit: Written<typeof english> = {
  title: "Dziennik zdarzeń",
  search: "Szukaj w dzienniku…",
  empty: "W dzienniku nie ma jeszcze żadnych wpisów.",
  noMatch: "Żaden wpis nie pasuje do wyszukiwania.",
  loadFailed: "Nie udało się wczytać dziennika zdarzeń.",
  at: "Kiedy",
  actor: "Kto",
  action: "Czynność",
  subject: "Czego dotyczy",
  details: "Szczegóły",
  account: "Konto",
  nobody: "Bez logowania",
  accountNumber: (id) => `Konto ${id}`,
  showOnly: (what) => `Pokaż tylko: ${what}`,
  chosen: (column, value) => `${column}: ${value} ✕`,
  removeFilter: "(usuń ten filtr)",
  clearFilters: "Wyczyść filtry",
};

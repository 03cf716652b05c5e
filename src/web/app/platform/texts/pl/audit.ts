import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { audit as english } from "../en/audit.ts";

export const audit: Written<typeof english> = {
  search: "Szukaj w dzienniku…",
  empty: "W dzienniku nie ma jeszcze żadnych wpisów. Każda zmiana pojawia się tu sama.",
  noMatch: "Żaden wpis nie pasuje do wyszukiwania.",
  loadFailed: "Nie udało się wczytać dziennika zdarzeń.",
  actor: "Kto",
  action: "Czynność",
  subject: "Czego dotyczy",
  details: "Szczegóły",
  account: "Konto",
  nobody: "Bez logowania",
  programOf: (program, person) => `${program} (token: ${person})`,
  accountNumber: (id) => `Konto ${id}`,
  showOnly: (what) => `Pokaż tylko: ${what}`,
  chosen: (column, value) => `${column}: ${value} ✕`,
  removeFilter: "(usuń ten filtr)",
  kind: "Co się stało",
  kinds: {
    changed: "Zmiany",
    looked: "Odczyty",
    signedIn: "Logowania",
    refused: "Odmowy",
    all: "Wszystko",
  },
  anySubject: "Dowolny przedmiot",
  was: "było",
  is: "jest",
  yes: "tak",
  no: "nie",
  inLanguage: (field: string, language: string) => `${field} (${language})`,
};

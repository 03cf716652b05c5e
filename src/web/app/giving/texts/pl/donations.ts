import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { donations as english } from "../en/donations.ts";

export const donations: Written<typeof english> = {
  search: "Szukaj zamówienia lub kwoty…",
  empty:
    "Nie ma jeszcze żadnych darowizn. Odwiedzający wspierają schronisko na stronie darowizn, gdy operator płatności jest już ustawiony.",
  noMatch: "Brak pasujących darowizn.",
  startedAt: "Początek",
  allStates: "Wszystkie",
  states: {
    COMPLETED: "Wpłacona",
    PENDING: "W trakcie",
    CANCELED: "Anulowana",
    FAILED: "Nieudana",
    Refunded: "Zwrócona",
  },
  refunded: "Zwrócono",
  settledAt: "Zakończenie",
  order: "Zamówienie",
  remark: "Uwagi",
  test: "Test",
  completedSum: (amount) => `Wpłacono ${amount}`,
};

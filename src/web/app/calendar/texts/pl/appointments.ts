import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { appointments as english } from "../en/appointments.ts";

export const appointments: Written<typeof english> = {
  search: "Szukaj wizyty…",
  noneUpcoming: "Brak wizyt od dziś.",
  showPast: "Minione wizyty",
  times: { upcoming: "Od dziś", past: "Minione", all: "Wszystkie" },
  noMatch: "Brak pasujących wizyt.",
  words: "nowa wizyta weterynarz lekarz termin umów zaplanuj",
  recordTitle: (animal, day) => `Wizyta – ${animal}, ${day}`,
  purpose: "Cel wizyty",
  columns: { date: "Data", service: "Usługa" },
  form: {
    animalsFailed: "Nie udało się wczytać zwierząt.",
    serviceType: "Rodzaj usługi",
    serviceTypesFailed: "Nie udało się wczytać rodzajów usług.",
    moment: "Data i godzina",
    momentHint: "Według czasu schroniska.",
    clash: (animal, from, until) => `${animal}, ${from}–${until}.`,
    nextFree: "Najbliższe wolne terminy:",
  },
};

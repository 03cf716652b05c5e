import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { jobs as english } from "../en/jobs.ts";

export const jobs: Written<typeof english> = {
  search: "Szukaj oferty…",
  empty: "Nie ma jeszcze żadnych ofert pracy. Dodaj pierwszą, a odwiedzający od razu mogą się zgłaszać.",
  noMatch: "Brak pasujących ofert.",
  words: "nowa praca ogłoszenie stanowisko",
  deleted: "Usunięte oferty",
  minSalary: "Wynagrodzenie od",
  maxSalary: "Wynagrodzenie do",
  salaryHint: "Miesięcznie",
  salarySuffix: " zł",
};

import type { Written } from "../catalog.ts";
import type { animalPapers as english } from "../en/animal-papers.ts";

/** Wydruki o zwierzętach (rules §14). */
export const animalPapers: Written<typeof english> = {
  animals: "Wybierz zwierzęta, których karty chcesz wydrukować.",
  noneHere: "Żadnego z tych zwierząt nie ma teraz w schronisku.",
  tooManyCards: "Wydrukuj najwyżej 100 kart naraz.",
  year: "Wybierz rok.",
  entry: "Podaj numer wpisu, od którego zacząć.",
  yearToCome: "Ten rok jeszcze się nie zaczął.",
};

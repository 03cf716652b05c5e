import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { employees as english } from "../en/employees.ts";

export const employees: Written<typeof english> = {
  search: "Szukaj w zespole…",
  empty: "W zespole nie ma jeszcze nikogo. Dodaj osoby, które tu pracują: każda ma własne konto.",
  noMatch: "Nikt z zespołu nie pasuje do wyszukiwania.",
  deleted: "Usunięte osoby",
  descriptionAndPerks: "Opis i benefity",
  jobTitleOfAdmin: (jobTitle) => `${jobTitle}, administrator`,
  newPasswordHint: "Co najmniej dwanaście znaków; przekaż je tej osobie, a zmieni je potem w swoim profilu",
  passwordHint: "Zostaw puste, żeby nie zmieniać",
  adminHint: "Zarządza zespołem, opiekunami i decyzjami o zgłoszeniach do pracy",
  ownAccount: "Własny e-mail i hasło zmienisz w swoim profilu.",
  photo: {
    label: "Zdjęcie",
    hint: "Zmniejszymy je przed wysłaniem",
    choose: "Wybierz zdjęcie",
    clear: "Usuń wybrane zdjęcie",
  },
};

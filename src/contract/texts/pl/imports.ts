import type { imports as english } from "../en/imports.ts";

export const imports: typeof english = {
  notFound: "Nie znaleziono importu.",
  contactUser: "Wybierz użytkownika.",
  contactNotFound: "Nie ma tam nikogo o potwierdzonym adresie tego użytkownika.",
  field: "Wybierz z listy, co zawiera kolumna.",
  rowState: "Wybierz error, warning, skipped albo kept.",
  mappingName: "Podaj nazwę.",
  mappingNotFound: "Nie ma takiego przypisania kolumn.",
  missing: {
    externalId: "Wybierz kolumnę z numerem zwierzęcia.",
    intakeOn: "Wybierz kolumnę z dniem przyjęcia zwierzęcia.",
    answers: "Najpierw odpowiedz na otwarte pytania.",
  },
  notNow: "Teraz nie można tego zrobić z tym importem.",
  unknownValue: (word) => `„${word}” nie oznacza tu niczego znanego.`,
  problemColumn: "problem",
};

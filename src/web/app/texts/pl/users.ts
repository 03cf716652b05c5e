import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type { users as english } from "../en/users.ts";

export const users: Written<typeof english> = {
  search: "Szukaj konta…",
  empty: "Nie ma jeszcze żadnych kont.",
  noMatch: "Brak pasujących kont.",
  deleted: "Usunięte konta",
  columns: { person: "Imię i nazwisko", email: "E-mail", city: "Miejscowość", phone: "Telefon", adoptions: "Adopcje" },
  password: "Hasło",
  passwordHint: "Zostaw puste, żeby nie zmieniać",
  adoptionCount: (count) =>
    plural.pl(count, {
      one: `${count} adopcja`,
      few: `${count} adopcje`,
      many: `${count} adopcji`,
      other: `${count} adopcji`,
    }),
  downloadData: "Pobierz dane",
  dataFile: (id) => `dane-osobowe-${id}.json`,
  closeAccount: "Zamknij konto",
  closeAsk: (person) => `Zamknąć konto? (${person})`,
};

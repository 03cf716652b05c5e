import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { users as english } from "../en/users.ts";

export const users: Written<typeof english> = {
  search: "Szukaj konta…",
  empty: "Nie ma jeszcze żadnych kont. Ludzie zakładają je sami na stronie.",
  noMatch: "Brak pasujących kont.",
  deleted: "Usunięte konta",
  columns: { person: "Imię i nazwisko", email: "E-mail", city: "Miejscowość", phone: "Telefon", adoptions: "Adopcje" },
  passwordHint:
    "Zostaw puste, żeby nie zmieniać. Po zmianie ta osoba musi ustawić własne, zanim pójdzie dalej z adopcją",
  accountIsTheirs:
    "Adres e-mail i hasło należą do tej osoby. Wyślij jej link do nowego hasła albo poproś administratora.",
  sendLink: "Wyślij link do nowego hasła",
  sendLinkAsk: (person) => `Wysłać link do nowego hasła? Konto: ${person}`,
  sendLinkText: (email) =>
    `List pójdzie na adres ${email}. Link działa raz, przez godzinę. Obecne hasło zostaje do czasu ustawienia nowego.`,
  adoptionCount: (count) =>
    plural.pl(count, {
      one: `${count} adopcja`,
      few: `${count} adopcje`,
      many: `${count} adopcji`,
      other: `${count} adopcji`,
    }),
  adoptionsOfOthers: "Adopcje, które nie są przydzielone tobie, widzą osoby, które się nimi zajmują.",
  downloadData: "Pobierz dane",
  downloadFailed: "Nie udało się pobrać danych.",
  dataFile: (id) => `dane-osobowe-${id}.json`,
  closeAccount: "Zamknij konto",
  closeAsk: (person) => `Zamknąć konto? (${person})`,
  contacts: {
    title: "Z poprzedniego systemu",
    line: (role, name, day) => (role === "giver" ? `kto przyniósł: ${name}, ${day}` : `kto zabrał: ${name}, ${day}`),
    link: "To ta sama osoba",
    linkOf: (animal, name) => `To ta sama osoba: ${name}, ${animal}`,
    linked: "Powiązano.",
  },
};

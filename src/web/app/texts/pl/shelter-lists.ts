import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type { shelterLists as english } from "../en/shelter-lists.ts";

const UNUSED = "Jeszcze nieużywane";

export const shelterLists: Written<typeof english> = {
  title: "Listy wyboru",
  settings: "Ustawienia",
  explanation:
    "Z tych pozycji zespół wybiera w formularzach. Pozycji, która jest w użyciu, nie można usunąć, ale można ją wycofać: zostaje tam, gdzie jest, i nie ma jej już do wyboru.",
  loadFailed: "Nie udało się wczytać listy.",
  changeFailed: "Nie udało się wykonać operacji.",
  lists: {
    "attribute-types": {
      title: "Cechy zwierząt",
      hint: "Każde zwierzę dostaje za każdą z nich od 1 do 5 punktów. Widzą je odwiedzający.",
      uses: (count) =>
        count === 0
          ? UNUSED
          : plural.pl(count, {
              one: `${count} zwierzę`,
              few: `${count} zwierzęta`,
              many: `${count} zwierząt`,
              other: `${count} zwierzęcia`,
            }),
      add: { open: "Dodaj cechę", title: "Dodaj cechę" },
    },
    "service-types": {
      title: "Rodzaje usług",
      hint: "Po co umawia się wizytę.",
      uses: (count) =>
        count === 0
          ? UNUSED
          : plural.pl(count, {
              one: `${count} wizyta`,
              few: `${count} wizyty`,
              many: `${count} wizyt`,
              other: `${count} wizyty`,
            }),
      add: { open: "Dodaj usługę", title: "Dodaj usługę" },
    },
    "resource-types": {
      title: "Rodzaje zapasów",
      hint: "Nagłówki, pod którymi widać zapasy.",
      uses: (count) =>
        count === 0
          ? UNUSED
          : plural.pl(count, {
              one: `${count} zapas`,
              few: `${count} zapasy`,
              many: `${count} zapasów`,
              other: `${count} zapasu`,
            }),
      add: { open: "Dodaj rodzaj", title: "Dodaj rodzaj" },
    },
  },
  add: { done: "Dodano.", failed: "Nie udało się zapisać." },
  edit: {
    open: "Zmień nazwę",
    title: (name) => `Zmiana nazwy: ${name}`,
    label: (name) => `Zmień nazwę: ${name}`,
    done: "Zapisano.",
    failed: "Nie udało się zapisać.",
  },
  retired: "Wycofane",
  retire: "Wycofaj",
  retireOne: (name) => `Wycofaj: ${name}`,
  wasRetired: (name) => `Nie ma już do wyboru: ${name}.`,
  restore: "Przywróć",
  restoreOne: (name) => `Przywróć: ${name}`,
  wasRestored: (name) => `Znów do wyboru: ${name}.`,
  delete: "Usuń",
  deleteOne: (name) => `Usuń: ${name}`,
  deleteAsk: "Usunąć tę pozycję?",
};

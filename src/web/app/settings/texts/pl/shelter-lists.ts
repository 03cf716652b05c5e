import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { shelterLists as english } from "../en/shelter-lists.ts";

const UNUSED = "Jeszcze nieużywane";

const stays = (count: number) =>
  count === 0
    ? UNUSED
    : plural.pl(count, {
        one: `${count} pobyt`,
        few: `${count} pobyty`,
        many: `${count} pobytów`,
        other: `${count} pobytu`,
      });

const animals = (count: number) =>
  count === 0
    ? UNUSED
    : plural.pl(count, {
        one: `${count} zwierzę`,
        few: `${count} zwierzęta`,
        many: `${count} zwierząt`,
        other: `${count} zwierzęcia`,
      });

export const shelterLists: Written<typeof english> = {
  explanation:
    "Z tych pozycji zespół wybiera w formularzach. Pozycji, która jest w użyciu, nie można usunąć, ale można ją wycofać: zostaje tam, gdzie jest, i nie ma jej już do wyboru.",
  loadFailed: "Nie udało się wczytać listy.",
  changeFailed: "Nie udało się wykonać operacji.",
  lists: {
    "attribute-types": {
      title: "Cechy zwierząt",
      hint: "Każde zwierzę dostaje za każdą z nich od 1 do 5 punktów. Widzą je odwiedzający.",
      uses: animals,
      add: { open: "Dodaj cechę", title: "Dodaj cechę" },
    },
    colours: {
      title: "Umaszczenie zwierząt",
      hint: "Podpowiedzi tam, gdzie ktoś opisuje wygląd zwierzęcia. Odwiedzający czytają je w swoim języku. Nowa nazwa pokazuje się przy każdym zwierzęciu.",
      uses: animals,
      add: { open: "Dodaj kolor", title: "Dodaj kolor" },
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
    "intake-subtypes": {
      title: "Przyjęcia: szczegóły",
      hint: "Dokładniej niż „znalezione” albo „odebrane”. Do wyboru przy zapisie przyjęcia.",
      uses: stays,
      add: { open: "Dodaj rodzaj przyjęcia", title: "Dodaj rodzaj przyjęcia" },
    },
    "intake-reasons": {
      title: "Przyjęcia: powody",
      hint: "Dlaczego właściciel oddaje zwierzę albo dlaczego wraca ono z adopcji.",
      uses: stays,
      add: { open: "Dodaj powód przyjęcia", title: "Dodaj powód przyjęcia" },
    },
    "outcome-subtypes": {
      title: "Koniec pobytu: szczegóły",
      hint: "Przyczyna śmierci, okoliczności zaginięcia, nowe miejsce zwierzęcia.",
      uses: stays,
      add: { open: "Dodaj rodzaj końca pobytu", title: "Dodaj rodzaj końca pobytu" },
    },
    "outcome-reasons": {
      title: "Koniec pobytu: powody",
      hint: "Eutanazja wymaga powodu: z tej listy albo własnymi słowami.",
      uses: stays,
      add: { open: "Dodaj powód końca pobytu", title: "Dodaj powód końca pobytu" },
    },
  },
  add: { done: "Dodano.", failed: "Nie udało się zapisać." },
  edit: {
    open: "Zmień nazwę",
    withTypes: { open: "Edytuj", title: (name) => `Edycja: ${name}`, label: (name) => `Edytuj: ${name}` },
    title: (name) => `Zmiana nazwy: ${name}`,
    label: (name) => `Zmień nazwę: ${name}`,
    done: "Zapisano.",
    failed: "Nie udało się zapisać.",
  },
  types: "Do wyboru przy",
  typesHint: "Bez wyboru: zawsze.",
  moveUpOne: (name) => `W górę: ${name}`,
  moveDownOne: (name) => `W dół: ${name}`,
  wasMoved: (name, place) => `${name}: teraz na miejscu ${place}.`,
  retired: "Wycofane",
  retireOne: (name) => `Wycofaj: ${name}`,
  wasRetired: (name) => `Nie ma już do wyboru: ${name}.`,
  restoreOne: (name) => `Przywróć: ${name}`,
  wasRestored: (name) => `Znów do wyboru: ${name}.`,
  deleteOne: (name) => `Usuń: ${name}`,
  deleteAsk: "Usunąć tę pozycję?",
};

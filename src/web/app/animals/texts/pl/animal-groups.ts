import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { animalGroups as english } from "../en/animal-groups.ts";

export const animalGroups: Written<typeof english> = {
  search: "Szukaj grupy…",
  empty: "Nie ma jeszcze grup.",
  noMatch: "Żadna grupa nie pasuje do wyszukiwania.",
  add: "Dodaj grupę",
  deleted: "Usunięte grupy",
  columns: { group: "Grupa", animals: "Zwierzęta", caretakers: "Opiekunowie" },
  fields: { animals: "Zwierzęta" },
  animalsHint: "Wybrane tu zwierzę opuści swoją dotychczasową grupę.",
  animalCount: (count) =>
    plural.pl(count, {
      one: `${count} zwierzę`,
      few: `${count} zwierzęta`,
      many: `${count} zwierząt`,
      other: `${count} zwierzęcia`,
    }),
  caretakerCount: (count) =>
    plural.pl(count, {
      one: `${count} opiekun`,
      few: `${count} opiekunów`,
      many: `${count} opiekunów`,
      other: `${count} opiekuna`,
    }),
  noAnimals: "W tej grupie nie ma zwierząt.",
  caretakers: {
    title: "Opiekunowie",
    none: "Nikt jeszcze nie opiekuje się tą grupą.",
    employee: "Osoba z zespołu",
    main: "Główny opiekun",
    isMain: (employee) => `Główny opiekun: ${employee}`,
    addForm: "Dodaj opiekuna",
    remove: "Usuń",
    removeLabel: (employee) => `Usuń: ${employee}`,
    removeAsk: "Usunąć tego opiekuna?",
  },
};

import type { Written } from "../catalog.ts";
import type { shelterLists as english } from "../en/shelter-lists.ts";
import { plural } from "../plural.ts";

const stays = (count: number) =>
  plural.pl(count, {
    one: `ma ją ${count} pobyt`,
    few: `mają ją ${count} pobyty`,
    many: `ma ją ${count} pobytów`,
    other: `ma ją ${count} pobytu`,
  });

const animals = (count: number) =>
  plural.pl(count, {
    one: `ma ją ${count} zwierzę`,
    few: `mają ją ${count} zwierzęta`,
    many: `ma ją ${count} zwierząt`,
    other: `ma ją ${count} zwierzęcia`,
  });

/** That records have a value of a list; the verb agrees with their count. */
const users = {
  "attribute-types": animals,
  colours: animals,
  "service-types": (count: number) =>
    plural.pl(count, {
      one: `dotyczy jej ${count} wizyta`,
      few: `dotyczą jej ${count} wizyty`,
      many: `dotyczy jej ${count} wizyt`,
      other: `dotyczy jej ${count} wizyty`,
    }),
  "resource-types": (count: number) =>
    plural.pl(count, {
      one: `należy do niej ${count} zapas`,
      few: `należą do niej ${count} zapasy`,
      many: `należy do niej ${count} zapasów`,
      other: `należy do niej ${count} zapasu`,
    }),
  "intake-subtypes": stays,
  "intake-reasons": stays,
  "outcome-subtypes": stays,
  "outcome-reasons": stays,
};

export const shelterLists: Written<typeof english> = {
  nameRequired: "Podaj nazwę.",
  nameTaken: "Ta nazwa już jest na liście, może wśród wycofanych.",
  notFound: "Tej pozycji nie ma już na liście.",
  isUsed: (list, name, count) =>
    `Nie można usunąć pozycji „${name}”: ${users[list](count)}. Zamiast tego ją wycofaj: zostanie tam, gdzie jest, ale nie będzie już do wyboru.`,
  types: "Ta lista nie zna takiego sposobu. Wybierz z tych, które są do wyboru.",
  order: "Wymień każdą pozycję do wyboru, każdą jeden raz.",
  isLast: "To ostatnia pozycja do wyboru. Najpierw dodaj inną.",
  isFull: (most) => `Na liście może być do wyboru najwyżej ${most} pozycji. Najpierw wycofaj lub usuń jedną z nich.`,
};

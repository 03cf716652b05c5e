import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { gifts as english } from "../en/gifts.ts";

export const gifts: Written<typeof english> = {
  title: "Moje darowizny",
  hint: (sum) => `Razem ${sum}`,
  none: "Nie ma jeszcze darowizn przekazanych po zalogowaniu.",
  loadFailed: "Nie udało się wczytać twoich darowizn.",
  allAnimals: "Wszystkie zwierzęta",
  refunded: (amount) => `zwrócono ${amount}`,
  statements: "Zestawienia",
  statement: (year) => `Darowizny w ${year} roku (PDF)`,
  inYear: (count, sum) =>
    plural.pl(count, {
      one: `${count} darowizna, ${sum}`,
      few: `${count} darowizny, ${sum}`,
      many: `${count} darowizn, ${sum}`,
      other: `${count} darowizny, ${sum}`,
    }),
  give: "Wesprzyj ponownie",
  given: "Darowizny",
  givenNone: "Z tego konta nie przekazano jeszcze darowizn.",
  givenFailed: "Nie udało się wczytać darowizn.",
  goal: "Zbiórka na stronie darowizn (zł)",
  goalHint: "Ile pieniędzy na to potrzeba. Puste pole oznacza, że strona o to nie prosi.",
  appealHint: "To czytają darczyńcy na stronie darowizn.",
  collected: (given, goal) => `Na stronie darowizn zebrano ${given} z ${goal}`,
};

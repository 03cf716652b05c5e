import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Written<typeof english> = {
  hint: "Naciśnij serce przy zwierzęciu, do którego chcesz wrócić.",
  removed: (animal) => `Usunięto z ulubionych: ${animal}.`,
  removeLabel: (animal) => `Usuń z ulubionych: ${animal}`,
  adopt: "Adoptuj to zwierzę",
  adoptLabel: (animal) => `Adoptuj to zwierzę: ${animal}`,
};

import type { Written } from "../../../../contract/texts/catalog.ts";
import type { favourites as english } from "../en/favourites.ts";

export const favourites: Written<typeof english> = {
  title: "Ulubione",
  lead: "Zwierzęta, które masz w sercu. Zapamiętuje je tylko to urządzenie.",
  logIn: "Zaloguj się, a trafią na twoje konto",
  hint: "Naciśnij serce przy zwierzęciu, do którego chcesz wrócić.",
  addedHere: "Dodano do ulubionych na tym urządzeniu.",
  full: "To urządzenie zapamiętuje sto ulubionych. Usuń któreś z nich albo zaloguj się, aby dodać więcej.",
  needsScript: "Do serc potrzebny jest JavaScript, a w twojej przeglądarce jest wyłączony.",
};

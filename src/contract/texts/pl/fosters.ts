import type { Written } from "../catalog.ts";
import type { fosters as english } from "../en/fosters.ts";

export const fosters: Written<typeof english> = {
  nothingSent: "Napisz notatkę albo wybierz zdjęcie.",
  answer: "Zdjęcie można przyjąć albo odrzucić, a notatkę oznaczyć jako przeczytaną.",
  reportNotFound: "Nie ma tego albo ktoś już się tym zajął.",
  answered: "Ktoś już na to odpowiedział.",
  beforePlacement: "Ten dzień nie może być przed przybyciem zwierzęcia do ciebie.",
  weighedByShelter: (day) => `Schronisko ma już wagę z tego dnia: ${day}.`,
  tooManyWaiting: "Nie obejrzeliśmy jeszcze tego, co już od ciebie mamy. Poczekaj chwilę.",
  hasAnimal: (animal) => `${animal} mieszka u tej osoby w imieniu schroniska. Najpierw zapisz powrót zwierzęcia.`,
};

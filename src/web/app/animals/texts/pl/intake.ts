import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { intake as english } from "../en/intake.ts";

export const intake: Written<typeof english> = {
  name: "Imię lub numer",
  ifKnown: "Jeśli już wiadomo",
  ageHint: "W przybliżeniu, w pełnych latach; poniżej roku to 0",
  chip: "Mikroczip",
  chipHint: "Zeskanuj lub wpisz; puste pole oznacza brak mikroczipa",
  holdForOwner: (until) => `Poczekaj na właściciela do ${until}`,
  retakePhoto: "Zrób inne zdjęcie",
  removePhoto: "Usuń zdjęcie",
  photoTaken: "Zrobione zdjęcie",
  save: "Przyjmij",
  saveAndMate: "Przyjmij i dodaj kolejne z miotu",
  mateHint: "Następne zaczyna się od tego samego: jak, kiedy i gdzie, gatunek, wiek i boks.",
  doneOfLitter: (animal) => `${animal} jest już w schronisku. Teraz następne z miotu.`,
  done: (animal) => `${animal} jest już w schronisku.`,
  failed: "Nie udało się zapisać przyjęcia.",
};

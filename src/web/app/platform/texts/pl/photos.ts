import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { photos as english } from "../en/photos.ts";

export const photos: Written<typeof english> = {
  none: "Nie ma jeszcze zdjęć.",
  add: "Dodaj zdjęcia",
  free: (count) => `Możesz dodać jeszcze: ${count}.`,
  preparing: (at, count, file) => `Przygotowanie ${at} z ${count}: ${file}`,
  progress: "Przygotowanie zdjęć",
  name: (animal, at) => `${animal}, zdjęcie ${at}`,
  nameOfNew: (at) => `Zdjęcie ${at}`,
  main: "Zdjęcie główne",
  makeMain: "Ustaw jako główne",
  makeMainLabel: (photo) => `Ustaw jako główne: ${photo}`,
  description: (photo) => `Co widać: ${photo}`,
  remove: (photo) => `Usuń: ${photo}`,
  moveForward: (photo) => `Przesuń do przodu: ${photo}`,
  moveBack: (photo) => `Przesuń do tyłu: ${photo}`,
  focalHint: "Kliknij tam, gdzie jest pyszczek: to miejsce zostanie widoczne po przycięciu zdjęcia.",
  focalPoint: (photo, x, y) =>
    `Środek kadru: ${photo}. ${x}% od lewej, ${y}% od góry. Przesuniesz go klawiszami strzałek.`,
};

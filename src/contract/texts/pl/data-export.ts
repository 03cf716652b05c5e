import type { Written } from "../catalog.ts";
import type { dataExport as english } from "../en/data-export.ts";

export const dataExport: Written<typeof english> = {
  notFound: "Nie znaleziono eksportu.",
  notYet: "Plik jest jeszcze przygotowywany.",
  gone: "Ten plik nie jest już przechowywany. Zrób nowy eksport.",
};

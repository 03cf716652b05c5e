import type { Written } from "../../../contract/texts/catalog.ts";
import type { cards as english } from "../en/cards.ts";

export const cards: Written<typeof english> = {
  share: {
    looking: "Szuka domu",
    reserved: "Rezerwacja",
    adopted: "Ma już dom",
    waiting: "Jeszcze nie do adopcji",
  },
  homecoming: {
    title: (animal) => `${animal} ma dom`,
    fileName: (id) => `nowy-dom-${id}.jpg`,
  },
};

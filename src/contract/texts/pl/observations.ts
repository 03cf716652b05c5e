import type { Written } from "../catalog.ts";
import type { observations as english } from "../en/observations.ts";

/** Co widać u zwierząt na obchodzie (rules §14). */
export const observations: Written<typeof english> = {
  notFound: "Tej obserwacji już nie ma.",
  nothing: "Zapisz, co widać: przynajmniej jedną rzecz, wagę, notatkę lub zdjęcie.",
  value: "Wybierz jedną z wartości.",
  signs: { ate: "Jedzenie", drank: "Picie", stool: "Kał", mood: "Nastrój", weight: "Waga" },
  values: {
    ate: { all: "wszystko", some: "trochę", none: "nic" },
    drank: { normal: "normalnie", little: "mało", much: "dużo", none: "nic" },
    stool: { normal: "normalny", soft: "miękki", diarrhoea: "biegunka", none: "brak" },
    mood: { bright: "pogodny", quiet: "osowiały", anxious: "lękliwy", aggressive: "agresywny" },
  },
};

import type { Written } from "../catalog.ts";
import type { morning as english } from "../en/morning.ts";

export const morning: Written<typeof english> = {
  gone: "Ta sprawa już nie czeka. Być może ktoś ją w międzyczasie załatwił.",
  until: (days) => `Wybierz dzień po dzisiejszym, najwyżej ${days} dni naprzód.`,
  steps: {
    1: "wniosek do przeczytania",
    3: "ankieta do oceny",
    4: "decyzja głównego opiekuna",
    5: "wizyta przedadopcyjna",
    6: "umowa do przygotowania",
  },
  holdEnds: (kind) => `${kind} – koniec`,
  toBeFetched: "czeka na odbiór",
  trialOver: "koniec próby, zdecyduj, co dalej",
  dueBack: "termin powrotu",
  unusual: (animal) => `${animal}: inaczej niż zwykle`,
  messageFrom: (name) => `${name} – wiadomość`,
  photo: "zdjęcie do obejrzenia",
  note: "wiadomość z domu tymczasowego",
  low: "kończy się",
  missing: (facts) => `brakuje: ${facts}`,
  facts: { sex: "płeć", age: "wiek", weight: "waga", breed: "rasa", photo: "zdjęcie", scores: "cechy" },
};

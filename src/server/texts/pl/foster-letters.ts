import type { Written } from "../../../contract/texts/catalog.ts";
import type { fosterLetters as english } from "../en/foster-letters.ts";

export const fosterLetters: Written<typeof english> = {
  subject: (animal) => `${animal} zamieszka u Ciebie`,
  begin: (animal) =>
    `Dziękujemy za dom tymczasowy! ${animal} mieszka teraz u Ciebie i pozostaje pod opieką schroniska: jedzenie, weterynarz i decyzje to nasza część, czas i spokojny kąt – Twoja.`,
  trial: (animal) =>
    `${animal} zamieszka u Ciebie na próbę. Poznajcie się bez pośpiechu; na koniec powiesz nam, jak było, a wcześniej nic nie jest przesądzone.`,
  dueBack: (animal, day) => `Czekamy na wiadomość od Ciebie do ${day} – ${animal}.`,
  send: (animal) =>
    `Na swoim koncie masz stronę zwierzęcia (${animal}): możesz tam w każdej chwili przesłać nam wagę, zdjęcia i notatki. Zdjęcia najpierw oglądamy my, dopiero potem widzą je inni.`,
  call: (phone) => `Jeśli coś Cię niepokoi, ${phone ? `zadzwoń do nas od razu: ${phone}` : "daj nam znać od razu"}.`,
  button: "Otwórz stronę",
};

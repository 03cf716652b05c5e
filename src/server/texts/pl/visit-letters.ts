import type { Written } from "../../../contract/texts/catalog.ts";
import type { visitLetters as english } from "../en/visit-letters.ts";

export const visitLetters: Written<typeof english> = {
  atHome: "u Ciebie w domu",
  events: {
    booked: {
      subject: (title) => `Umówiony termin: ${title}`,
      text: ["Cieszymy się na to spotkanie. Oto termin:"],
    },
    moved: {
      subject: (title) => `Nowy termin: ${title}`,
      text: ["Musieliśmy zmienić termin. Teraz to:"],
    },
    reminder: {
      subject: (title) => `Do zobaczenia wkrótce: ${title}`,
      text: ["Czekamy na Ciebie:"],
    },
    cancelled: {
      subject: (title) => `Odwołano: ${title}`,
      text: ["Termin jest odwołany. Dziękujemy za wiadomość: teraz może z niego skorzystać ktoś inny."],
    },
    cancelledByShelter: {
      subject: (title) => `Odwołano: ${title}`,
      text: ["Przykro nam, musimy odwołać ten termin. Zapraszamy kiedy indziej."],
    },
    notNeeded: {
      subject: (title) => `Już niepotrzebne: ${title}`,
      text: [
        "Twoja adopcja jest już na kolejnym etapie, więc to spotkanie nie jest potrzebne. Ten czas znów należy do Ciebie.",
      ],
    },
    unavailable: {
      subject: (title) => `Odwołano: ${title}`,
      text: [
        "To spotkanie nie może się już odbyć, bo w międzyczasie coś się zmieniło. Przykro nam i mamy nadzieję na inne spotkanie.",
      ],
    },
  },
  when: (when, minutes) => `Kiedy: ${when} (${minutes} min)`,
  where: (place) => `Gdzie: ${place}`,
  guide: (employee) => `Z Tobą będzie: ${employee}`,
  was: (title, when) => `${title}, ${when}`,
  bring: "Weź ze sobą dokument tożsamości i buty na każdą pogodę. Dzieci są mile widziane z osobą dorosłą.",
  fetchHint:
    "Weź ze sobą dokument tożsamości oraz transporter albo obrożę i smycz. Opowiemy ci wszystko o pierwszych dniach.",
  homeHint: "Potrwa to około godziny. Miło nam będzie poznać wszystkich, którzy z Tobą mieszkają.",
  ifNot: (phone) =>
    `Jeśli nie możesz przyjść, odwołaj termin jednym naciśnięciem na stronie poniżej${phone && ` albo zadzwoń: ${phone}`}.`,
  button: "Zobacz lub odwołaj",
  again: "Wybierz inny termin",
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { moments as english } from "../en/moments.ts";

export const moments: Written<typeof english> = {
  next: {
    title: "Co dalej",
    1: (_animal) => ["W schronisku czytamy twój list.", "Jeśli idziemy dalej, wyślemy kilka pytań o twój dom."],
    3: (_animal) => ["Czytamy wszystkie odpowiedzi.", "Potem decyduje osoba, która opiekuje się zwierzęciem."],
    4: (animal) => [
      `Jeśli odpowiedź brzmi „tak”, ${animal} czeka już tylko na ciebie.`,
      "Potem odwiedzimy cię w domu – raz.",
    ],
    5: (_animal) => [
      "Zadzwonimy albo napiszemy, żeby umówić dzień wizyty.",
      "Obejrzymy mieszkanie oczami zwierzęcia. Nic nie musi być idealne.",
      "Potem na tej stronie będzie czekać umowa.",
    ],
    toFetch: (animal, when) => [
      when ? `Termin odbioru (${animal}): ${when}.` : `Zadzwoń, żeby umówić odbiór. ${animal} już czeka.`,
      "Przekażemy dokumenty i opowiemy, jak wyglądają pierwsze dni.",
      "Gdy coś cię później zaniepokoi, dzwoń albo pisz: nadal tu jesteśmy.",
    ],
    usual: (days) =>
      plural.pl(days, {
        one: `Ostatnio trwa to około ${days} dnia.`,
        few: `Ostatnio trwa to około ${days} dni.`,
        many: `Ostatnio trwa to około ${days} dni.`,
        other: `Ostatnio trwa to około ${days} dnia.`,
      }),
    letter: "Gdy tylko coś się wydarzy, wyślemy wiadomość.",
    hours: "Godziny otwarcia i adres",
  },
  ready: {
    title: "Warto przygotować",
    visit: (_animal) => [
      "Porę, o której wszyscy domownicy są na miejscu",
      "Miejsce do spania i jedzenia",
      "W wynajętym mieszkaniu: zgodę właściciela na zwierzę",
    ],
    Dog: [
      "Dowód osobisty",
      "Dobrze dopasowaną obrożę albo szelki i smycz",
      "Koc na drogę do domu",
      "Spokojny pierwszy tydzień",
    ],
    Cat: [
      "Dowód osobisty",
      "Sztywny, dobrze zamykany transporter",
      "Koc na drogę do domu",
      "Cichy pokój na pierwsze dni",
    ],
  },
  home: {
    title: (animal) => `${animal} ma dom – powiedz o tym znajomym`,
    text: "Obrazek do wysłania. Są na nim imię zwierzęcia, data i nazwa schroniska – niczyje inne dane.",
    alt: (animal) => `Obrazek: ${animal} ma dom`,
    share: "Udostępnij",
    saveWide: "Zapisz obrazek",
    saveTall: "Zapisz do relacji",
    copy: (_animal) => "Kopiuj link do strony zwierzęcia",
    copied: "Link skopiowany",
    failed: "Nie udało się narysować obrazka.",
  },
};

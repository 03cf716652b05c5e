import type { Written } from "../../../../contract/texts/catalog.ts";
import type { visit as english } from "../en/visit.ts";

export const visit: Written<typeof english> = {
  description: "Twoja wizyta w schronisku.",
  ifNot: (phone) =>
    `Czekamy na ciebie. Jeśli nie możesz przyjść, odwołaj termin tutaj, aby mógł z niego skorzystać ktoś inny${phone && `, albo zadzwoń: ${phone}`}.`,
  cancel: "Odwołaj wizytę",
  again: "Wybierz inny termin",
  states: {
    cancelled: "Ta wizyta jest odwołana. Nic więcej nie trzeba robić.",
    done: "Ta wizyta już się odbyła. Dziękujemy!",
    missed: "Termin tej wizyty już minął.",
    over: "Ta wizyta już się zaczęła albo minęła, więc nie można jej odwołać.",
  },
  unknown: {
    heading: "Nie znamy tej wizyty",
    text: (phone) => `Link może być niepełny. Otwórz go jeszcze raz z listu${phone && ` albo zadzwoń: ${phone}`}.`,
  },
  invite: {
    title: "Odwiedź nas",
    walkTitle: (animal) => `Najpierw spacer – ${animal} czeka`,
    visitTitle: (animal) => `Najpierw spotkanie – ${animal} czeka`,
    text: "Wybierz dogodny termin. Będzie z wami ktoś z naszego zespołu i nic to nie kosztuje.",
    walk: "Umów spacer",
    visit: "Umów odwiedziny",
  },
};

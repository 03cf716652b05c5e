import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type { landing as english } from "../en/landing.ts";
import { landingParts } from "../parts.ts";

export const landing: Written<typeof english> = {
  parts: landingParts,
  title: (shelter) => `${shelter} – adoptuj przyjaciela`,
  description:
    "Psy i koty, które czekają na dom. Poznaj je, adoptuj, daj dom tymczasowy, wesprzyj schronisko albo podaruj mu kilka godzin w tygodniu.",
  hero: {
    title: "Adoptuj przyjaciela",
    lead: "Ktoś tutaj ma już imię, ulubioną zabawkę i wzrok utkwiony w drzwiach. Brakuje tylko ciebie.",
    adopt: "Adoptuj teraz",
  },
  welcome: {
    title: "Witaj w\u00a0schronisku",
    text: "Przyjmujemy psy i koty, które straciły swoich ludzi. Dajemy im jedzenie, ciepły kąt i opiekę weterynaryjną, a potem szukamy dla każdego z nich domu, na jaki zasługuje. Zajrzyj do nas – osobiście albo na tych stronach.",
  },
  lately: {
    title: "Ostatnio przyjęte",
    label: "Ostatnio przyjęte zwierzęta",
    progress: "Postęp przeglądania zwierząt",
    previous: "Poprzednie zwierzę",
    next: "Następne zwierzę",
    meet: (name) => `Poznaj: ${name}`,
  },
  help: {
    title: "Jak możesz pomóc",
    more: "Dowiedz się więcej",
    adoption: { name: "Adopcja", text: "Podaruj jednemu z nich kanapę, imię i przyszłość." },
    donating: { name: "Darowizny", text: "Miska karmy, szczepionka, ciepły koc." },
    volunteering: { name: "Wolontariat", text: "Spacery, szczotkowanie i dobre towarzystwo." },
    fostering: {
      name: "Dom tymczasowy",
      text: (weeks) =>
        `Poznajcie się lepiej u ciebie w domu, przez ${plural.pl(weeks, { one: `${weeks} tydzień`, few: `${weeks} tygodnie`, many: `${weeks} tygodni`, other: `${weeks} tygodnia` })}.`,
    },
  },
  messages: {
    title: "Napisz do nas",
    lead: "Zapytaj o zwierzę, o wizytę, o wszystko, co chcesz wiedzieć. Każdą wiadomość czyta ktoś z nas.",
    name: "Imię i nazwisko",
    message: "Wiadomość",
    send: "Wyślij wiadomość",
  },
};

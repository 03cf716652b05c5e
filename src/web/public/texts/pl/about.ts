import type { Written } from "../../../../contract/texts/catalog.ts";
import type { about as english } from "../en/about.ts";
import { aboutParts } from "../parts.ts";

export const about: Written<typeof english> = {
  parts: aboutParts,
  title: "O nas",
  description: (shelter, city) =>
    `${shelter}${city && `, ${city}`}: kim jesteśmy, w co wierzymy i kiedy można odwiedzić psy i koty, które czekają na dom.`,
  lead: "Miejsce, do którego się trafia, w którym się odpoczywa i z którego wychodzi się z kimś bliskim.",
  whoWeAre: "Kim jesteśmy",
  home: (city) =>
    `${city ? `${city} – to` : "To"} tutaj jest nasze schronisko dla psów i kotów. Niektóre z naszych zwierząt ktoś znalazł przy drodze, inne oddali ludzie, którzy nie mogli ich zatrzymać, a jeszcze inne pochodzą z miejsc, w których nikt nie był dla nich dobry. Tutaj wszystkie dostają to samo: jedzenie, ciepło, opiekę weterynaryjną, imię i kogoś, kto rano cieszy się na ich widok.`,
  work: "Nasza praca kończy się, gdy zwierzę jedzie do domu. Szukamy domów, które odpowiadają obu stronom, nie spieszymy się z tym, a potem zostajemy w kontakcie. Zwierzę, które czeka dłużej niż inne, czeka w bezpiecznym miejscu – tak długo, jak trzeba.",
  valuesTitle: "W co wierzymy",
  team: {
    name: "Zespół",
    text: "Opiekunowie, weterynarze i wolontariat: znamy każde zwierzę z imienia i otwarcie rozmawiamy ze sobą, gdy coś można zrobić lepiej.",
  },
  care: {
    name: "Dobra opieka",
    text: "Badanie weterynaryjne po przyjęciu, czyste pokoje, dobra karma, codzienne spacery i zabawa oraz leczenie tak długo, jak długo jest nadzieja.",
  },
  partners: {
    name: "Sprawdzeni partnerzy",
    text: "Współpracujemy z miastem, gabinetami weterynaryjnymi, szkołami i innymi schroniskami, bo w pojedynkę nikt temu nie podoła.",
  },
  education: {
    name: "Nauka na co dzień",
    text: "Wciąż uczymy się o zwierzętach i dzielimy się tym, co wiemy: z osobami adoptującymi, z klasami szkolnymi, z każdym, kto zapyta.",
  },
  visitTitle: "Odwiedź nas",
  address: "Adres",
  hours: "Godziny otwarcia",
  contact: "Kontakt",
  organisation: "Kto prowadzi schronisko",
  taxId: (number) => `NIP: ${number}`,
  registerId: (number) => `Numer w rejestrze: ${number}`,
  iban: (number) => `Rachunek bankowy: ${number}`,
};

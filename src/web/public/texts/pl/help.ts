import type { Written } from "../../../../contract/texts/catalog.ts";
import type { help as english, donate as englishDonate } from "../en/help.ts";

export const help: Written<typeof english> = {
  label: "Jak pomóc",
  donate: "Wesprzyj",
  volunteer: "Wolontariat",
  jobs: "Oferty pracy",
};

export const donate: Written<typeof englishDonate> = {
  title: "Wesprzyj nas",
  description: (least) =>
    `Przekaż schronisku jednorazową darowiznę, już od ${least}, kartą lub przelewem: na karmę, szczepionki, operacje i ciepłe koce dla psów i kotów.`,
  lead: "Każda miska, każda szczepionka i każda ciepła noc w tym miejscu to czyjś dar. Wybierz swój.",
  tiersLabel: "Kwoty darowizn",
  button: "Wesprzyj",
  other: "Inna kwota",
  helps: "Każda złotówka pomaga.",
  amount: "Kwota w złotych",
  account: {
    title: "Przelewem na konto",
    text: "Darowiznę możesz też wysłać prosto ze swojego banku: tyle i tak często, jak chcesz.",
    recipient: "Odbiorca",
    number: "Numer konta",
  },
  notesTitle: "Zanim przekażesz darowiznę",
  notes: [
    {
      title: "Bez zobowiązań",
      text: "Jednorazową darowiznę wpłacasz raz i nie potrzebujesz do niej konta. Nic się samo nie odnawia, chyba że o to poprosisz.",
    },
    {
      title: "Bezpieczna płatność",
      text: "Płacisz kartą lub przelewem na stronach PayU. Nigdy nie widzimy numeru twojej karty.",
    },
    {
      title: "Na co idą pieniądze",
      text: "Podane rzeczy to przykłady tego, ile co nas kosztuje. Twoje pieniądze trafiają tam, gdzie zwierzęta najbardziej ich potrzebują.",
    },
  ],
  tiers: {
    Bronze: {
      name: "Brąz",
      benefits: ["Sucha karma dla jednego kota na dwa tygodnie", "Zabawka do kochania aż do ostatniej nitki"],
    },
    Silver: {
      name: "Srebro",
      benefits: ["Szczepienie jednego psa lub kota", "Ochrona przed pchłami i kleszczami", "Ciepły koc"],
    },
    Gold: {
      name: "Złoto",
      benefits: [
        "Badanie weterynaryjne po przyjęciu",
        "Mikroczip i jego rejestracja",
        "Dobrze dopasowana obroża i smycz",
      ],
    },
    Platinum: {
      name: "Platyna",
      benefits: [
        "Kastracja jednego kota",
        "Leki na pierwsze dni po zabiegu",
        "Spokojny pokój, w którym wraca się do zdrowia",
      ],
    },
    Diamond: {
      name: "Diament",
      benefits: ["Badania krwi i RTG", "Leczenie zębów", "Miesiąc specjalnej karmy dla pacjenta"],
    },
    Legendary: {
      name: "Legenda",
      benefits: [
        "Operacja, która ratuje życie",
        "Opieka po operacji i rehabilitacja",
        "Miesiąc utrzymania jednego dużego psa",
      ],
    },
  },
};

import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type { adoption as english } from "../en/adoption.ts";
import { adoptionParts } from "../parts.ts";

/** For how long: "na 2 tygodnie". */
const weeks = (n: number) =>
  plural.pl(n, { one: `${n} tydzień`, few: `${n} tygodnie`, many: `${n} tygodni`, other: `${n} tygodnia` });
const days = (n: number) => plural.pl(n, { one: `${n} dnia`, few: `${n} dni`, many: `${n} dni`, other: `${n} dnia` });
const walks = (n: number) =>
  plural.pl(n, {
    one: `${n} spaceru zapoznawczego`,
    few: `${n} spacerów zapoznawczych`,
    many: `${n} spacerów zapoznawczych`,
    other: `${n} spaceru zapoznawczego`,
  });

const foster = (n: number) => `Dom tymczasowy z opcją adopcji trwa ${weeks(n)}`;

export const adoption: Written<typeof english> = {
  parts: adoptionParts,
  title: "Adopcja",
  description: (fosterWeeks) =>
    `Jak adoptować psa lub kota z naszego schroniska: cztery rodzaje adopcji i sześć kroków. ${foster(fosterWeeks)}.`,
  lead: "Dzień, w którym zwierzę jedzie do domu, to wielki dzień dla was obojga. Oto jak to przebiega, żeby nic po drodze cię nie zaskoczyło.",
  apply: "Złóż wniosek",
  logInToApply: "Zaloguj się, aby złożyć wniosek",
  typesTitle: "Cztery rodzaje adopcji",
  typesLead: "Każde zwierzę i każda rodzina są inne. Wybierz drogę, która pasuje do was.",
  inShelter: {
    name: "W schronisku",
    text: "Przyjeżdżasz do nas, spędzasz czas ze zwierzęciem w jego pokoju albo na spacerze i rozmawiasz z osobą, która karmi je każdego dnia. Możesz przychodzić tyle razy, ile potrzebujesz, żeby mieć pewność.",
    goodFor: "Dobre prawie dla każdego. Tak większość zwierząt znajduje dom.",
  },
  offSite: {
    name: "Poza schroniskiem",
    text: "Zabieramy zwierzęta na dni otwarte w mieście, gdzie można je poznać z dala od schroniskowego hałasu. Dokumenty są te same i tak samo starannie je sprawdzamy.",
    goodFor: "Dobre dla osób, którym trudno do nas dotrzeć, i dla zwierząt, które gdzie indziej nabierają śmiałości.",
  },
  fosterToAdopt: {
    name: "Dom tymczasowy z opcją adopcji",
    text: (n) =>
      `Zanim ktokolwiek podpisze umowę, zwierzę zamieszka z tobą na ${weeks(n)}. Służymy radą, a jeśli do siebie nie pasujecie, przyjmiemy zwierzę z powrotem bez słowa wyrzutu.`,
    goodFor: "Dobre dla zwierząt nieśmiałych, dla rodzin z dziećmi i dla domów, w których są już inne zwierzęta.",
  },
  virtual: {
    name: "Spotkanie online",
    text: "Podczas rozmowy wideo osoba, która opiekuje się zwierzęciem, pokazuje ci je w jego własnym pokoju i odpowiada na pytania. Gdy podejmiesz decyzję, i tak spotkacie się osobiście, zanim zwierzę się przeprowadzi.",
    goodFor: "Dobre na pierwsze spojrzenie, gdy mieszkasz daleko albo długo pracujesz.",
  },
  stepsTitle: "Sześć kroków do adopcji",
  stepsLead: "Każdy z nich możesz śledzić na swoim koncie, a o każdym kolejnym napiszemy do ciebie.",
  howTo: "Jak adoptować zwierzę ze schroniska",
  steps: [
    {
      name: "Wniosek",
      text: "Wybierz zwierzę i napisz do nas list: kim jesteś, jak żyjesz i dlaczego właśnie to zwierzę. Nie ma słów właściwych, są tylko szczere.",
    },
    {
      name: "Ankieta",
      text: "Wyślemy ci pytania o twój dom, twój dzień i twoje doświadczenie. Odpowiesz na nie przez internet, we własnym tempie.",
    },
    {
      name: "Ocena ankiety",
      text: "Twoje odpowiedzi czytają osoby, które opiekują się zwierzęciem. Jeśli coś będzie niejasne, zadzwonią do ciebie.",
    },
    {
      name: "Zgoda głównego opiekuna",
      text: "Osoba, która zna zwierzę najlepiej, decyduje, czy do siebie pasujecie. Od tej chwili zwierzę czeka tylko na ciebie.",
    },
    {
      name: "Wizyta w domu",
      text: "Odwiedzimy cię raz, żeby pomóc, a nie oceniać: sprawdzimy dziury w płocie, otwarte okna i dobre miejsce na posłanie.",
    },
    {
      name: "Umowa",
      text: "Czytasz umowę i akceptujesz ją na swoim koncie. Adopcja jest zakończona, a przyjaciel jedzie z tobą do domu.",
    },
  ],
  rulesTitle: "Warto wiedzieć",
  rules: {
    walks: {
      rule: (months, n) => `Psy, które mają co najmniej ${months} mies., potrzebują co najmniej ${walks(n)}`,
      why: ", żebyście znali swoje tempo, zanim zamieszkacie razem.",
    },
    finalized: {
      rule: (n) => `Adopcję psa można zakończyć w ciągu ${days(n)}`,
      why: ", jeśli spotkania się udały i dokumenty są gotowe.",
    },
    foster: { rule: foster, why: ", ale może się skończyć wcześniej: umową albo serdecznym pożegnaniem." },
  },
};

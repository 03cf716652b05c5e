import type { DemoJob } from "./types.ts";

export const JOBS: readonly DemoJob[] = [
  {
    name: { en: "Animal Caretaker", pl: "Opieka nad zwierzętami" },
    minSalary: 5000,
    maxSalary: 6200,
    daysAgo: 12,
    description: {
      en: `You look after about twenty dogs: feeding, cleaning, walks, and the small observations on which a vet depends. You notice who has not eaten and who has made a friend, and you write it down.

We offer a contract of employment from the first day, shifts from seven to three or from ten to six, every second weekend free, work clothes, and training with our behaviourists. You need no certificate. You do need a strong back, dry humour, and patience with those who bark first.`,
      pl: `Opiekujesz się mniej więcej dwudziestoma psami: karmienie, sprzątanie, spacery i drobne spostrzeżenia, od których zależy praca weterynarza. Zauważasz, kto nie je i kto ma nowego przyjaciela, i zapisujesz to.

Dajemy umowę o pracę od pierwszego dnia, zmiany od siódmej do trzeciej albo od dziesiątej do szóstej, co drugi weekend wolny, odzież roboczą i szkolenia u naszych behawiorystów. Nie wymagamy żadnego dyplomu. Potrzebne są mocne plecy, suchy humor i cierpliwość do tych, którzy najpierw szczekają.`,
    },
  },
  {
    name: { en: "Veterinary Technician", pl: "Technik weterynarii" },
    minSalary: 5800,
    maxSalary: 7400,
    daysAgo: 30,
    description: {
      en: `You work beside our veterinarian in the clinic of the shelter: admissions, blood samples, assistance in the operating room, dressings, and the medicine cupboard. Two days a week you also go round the kennels and the cat rooms with the tablets.

We expect a diploma in veterinary technology and steady hands. Experience with frightened animals counts for more than years in a practice. We pay for two courses a year, and nobody here is ever alone on a night shift.`,
      pl: `Pracujesz obok naszej weterynarki w gabinecie schroniska: przyjęcia, pobieranie krwi, pomoc przy operacjach, opatrunki i szafka z lekami. Dwa dni w tygodniu robisz też obchód boksów i kocich pokoi z tabletkami.

Oczekujemy dyplomu technika weterynarii i pewnej ręki. Doświadczenie z wystraszonymi zwierzętami liczy się bardziej niż lata w gabinecie. Opłacamy dwa kursy w roku, a na nocnym dyżurze nikt tu nigdy nie jest sam.`,
    },
  },
  {
    name: { en: "Adoption Coordinator", pl: "Koordynacja adopcji" },
    minSalary: 5600,
    maxSalary: 7000,
    daysAgo: 47,
    description: {
      en: `You bring together people and animals, and stay in touch with both. You read applications, hold the first conversations, visit homes in Łódź and the neighbouring districts, and telephone a week and a month after every adoption.

You write well, listen better, and can refuse without hurting. Driving licence B is necessary, and a second language (Ukrainian or English) very welcome. Two of five days may be worked from home.`,
      pl: `Łączysz ludzi ze zwierzętami i pozostajesz w kontakcie z jednymi i drugimi. Czytasz wnioski, prowadzisz pierwsze rozmowy, odwiedzasz domy w Łodzi i sąsiednich powiatach, dzwonisz tydzień i miesiąc po każdej adopcji.

Dobrze piszesz, jeszcze lepiej słuchasz i umiesz odmawiać tak, żeby nie bolało. Prawo jazdy kategorii B jest konieczne, a drugi język (ukraiński lub angielski) bardzo mile widziany. Dwa dni z pięciu możesz pracować z domu.`,
    },
  },
  {
    name: { en: "Driver and Animal Transporter", pl: "Kierowca, transport zwierząt" },
    minSalary: 5200,
    maxSalary: 6400,
    daysAgo: 61,
    description: {
      en: `You drive our two vans: to the vet school, to donors who give food, to home checks, and at any hour to an animal that has been found. You load cages so that nobody in them is afraid, and you know that one talks to the passengers.

Driving licence B with at least three years of practice, a clean record, and readiness for one week of night duty in four, which is paid extra. You will be trained in handling animals before your first journey alone.`,
      pl: `Prowadzisz nasze dwa samochody: do kliniki weterynaryjnej, do darczyńców karmy, na wizyty przedadopcyjne i o każdej porze do znalezionego zwierzęcia. Ustawiasz klatki tak, żeby nikt w nich się nie bał, i wiesz, że z pasażerami się rozmawia.

Prawo jazdy kategorii B i co najmniej trzy lata praktyki, niekaralność i gotowość do jednego tygodnia nocnych dyżurów na cztery, płatnych dodatkowo. Przed pierwszą samodzielną trasą przechodzisz szkolenie z postępowania ze zwierzętami.`,
    },
  },
  {
    name: { en: "Kitchen and Stores Assistant", pl: "Pomoc w kuchni i magazynie" },
    minSalary: 4806,
    maxSalary: 5400,
    daysAgo: 75,
    description: {
      en: `One hundred and twenty bowls twice a day, eleven different diets, one kitchen. You weigh, soak, mix and label, keep the shelves in order, and tell us when something is running short before it has run out.

Part-time is possible from half a post upwards, and the hours can be fitted to a school timetable. The work suits people who like order and quiet company. Old Dziadek inspects the kitchen at noon, and he is the only one who may lick a spoon.`,
      pl: `Sto dwadzieścia misek dwa razy dziennie, jedenaście różnych diet, jedna kuchnia. Ważysz, namaczasz, mieszasz i opisujesz, dbasz o porządek na półkach i mówisz nam, że coś się kończy, zanim się skończy.

Możliwa jest praca od pół etatu, a godziny da się dopasować do planu lekcji. To zajęcie dla kogoś, kto lubi porządek i ciche towarzystwo. W południe kuchnię kontroluje stary Dziadek i tylko jemu wolno lizać łyżkę.`,
    },
  },
];

import type { Written } from "../catalog.ts";
import type { statistics as english } from "../en/statistics.ts";
import { plural } from "../plural.ts";

/** Statystyki: liczby z wybranego okresu i nagłówki plików (rules §14). */
export const statistics: Written<typeof english> = {
  day: "Podaj dzień w formacie RRRR-MM-DD.",
  reversed: "Ostatni dzień nie może być przed pierwszym.",
  tooLong: (years) => {
    const span = plural.pl(years, {
      one: `${years} rok`,
      few: `${years} lata`,
      many: `${years} lat`,
      other: `${years} roku`,
    });
    return `Wybierz okres nie dłuższy niż ${span}.`;
  },
  columns: {
    figure: "Wskaźnik",
    value: "Wartość",
    numerator: "Licznik",
    denominator: "Mianownik",
    formula: "Wzór",
    month: "Miesiąc",
    day: "Dzień",
    count: "Zwierzęta",
    begin: "Zwierzęta na początku",
    end: "Zwierzęta na końcu",
    percent: "Wskaźnik uratowanych (%)",
    location: "Budynek",
    unit: "Boks",
    animalDays: "Zwierzęcodni",
    placeDays: "Dni miejsc",
    placesUsed: "Wykorzystane miejsca (%)",
  },
  figures: {
    liveIntakes: "Przyjęcia żywych zwierząt",
    outcomes: "Zakończone pobyty",
    deadOnArrival: "Przyjęte martwe",
    lengthOfStay: "Długość pobytu, dni",
    toAdoption: "Długość pobytu do adopcji, dni",
    inShelter: "Długość pobytu w samym schronisku, dni",
    count: "pobyty",
    mean: "średnia",
    median: "mediana",
    p90: "90. percentyl",
    returned: "Powroty w ciągu 30 dni (%)",
    backForAnyReason: "Ponowne przyjęcia w ciągu 30 dni z dowolnego powodu",
    tooYoung: "Adopcje zbyt świeże, by je ocenić",
    animalDays: "Zwierzęcodni",
  },
  ownWords: "własnymi słowami",
  rates: {
    liveRelease: "Wskaźnik uratowanych (%)",
    asilomar: "Wskaźnik uratowanych według Asilomar (%)",
    aliveOrDead: "Żywe wśród żywych i martwych (%)",
    save: "Wskaźnik ocalonych (%)",
    livePerIntake: "Uratowane na przyjęte (%)",
    returnToOwner: "Znalezione, które wróciły do właścicieli (%)",
  },
  formulas: {
    placesUsed: "zwierzęta w boksach na koniec każdego dnia / miejsca w otwartych boksach w tych dniach",
    liveRelease: "pobyty zakończone szczęśliwie / wszystkie zakończone pobyty",
    asilomar:
      "pobyty zakończone szczęśliwie / (te pobyty + eutanazje poza eutanazjami na prośbę właściciela u zwierząt nieuleczalnych)",
    aliveOrDead: "pobyty zakończone szczęśliwie / (te pobyty + śmierć + eutanazja)",
    save: "(przyjęcia żywych bez próśb o eutanazję − śmierć, zaginięcia i inne eutanazje) / przyjęcia żywych bez próśb o eutanazję",
    livePerIntake: "pobyty zakończone szczęśliwie / przyjęcia żywych w tym samym okresie",
    returnToOwner: "znalezione, które wróciły do właścicieli / przyjęcia znalezionych",
    returned: "adopcje z powrotem w ciągu 30 dni / adopcje sprzed co najmniej 30 dni",
  },
  intakes: {
    stray: "znalezione",
    owner_surrender: "oddane przez właściciela",
    adoption_return: "powrót z adopcji",
    transfer_in: "przekazane przez inną organizację",
    seizure: "odebrane interwencyjnie",
    abandoned: "porzucone",
    born_in_care: "urodzone w schronisku",
    quarantine: "obserwacja po pogryzieniu",
    owner_requested_euthanasia: "prośba właściciela o eutanazję",
    other: "inne",
    dead_on_arrival: "przyjęte martwe",
  },
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { board as english } from "../en/board.ts";

export const board: Written<typeof english> = {
  loadFailed: "Nie udało się wczytać tablicy boksów.",
  figures: {
    label: "Zapełnienie",
    animals: (animals) =>
      plural.pl(animals, {
        one: `${animals} zwierzę w boksach`,
        few: `${animals} zwierzęta w boksach`,
        many: `${animals} zwierząt w boksach`,
        other: `${animals} zwierzęcia w boksach`,
      }),
    places: (places) =>
      plural.pl(places, {
        one: `${places} miejsce`,
        few: `${places} miejsca`,
        many: `${places} miejsc`,
        other: `${places} miejsca`,
      }),
    free: (places) =>
      plural.pl(places, {
        one: `${places} wolne`,
        few: `${places} wolne`,
        many: `${places} wolnych`,
        other: `${places} wolnego`,
      }),
    over: (animals, units) =>
      `${animals} za dużo w ${plural.pl(units, {
        one: `${units} boksie`,
        few: `${units} boksach`,
        many: `${units} boksach`,
        other: `${units} boksu`,
      })}`,
    inClosed: (animals) => `${animals} w zamkniętych boksach`,
    withoutUnit: (animals) => `${animals} bez boksu`,
    all: "Pokaż wszystkie boksy",
  },
  noneInState: "Teraz nie ma takiego boksu.",
  away: "Poza schroniskiem",
  empty: "Nie ma jeszcze żadnych boksów. Najpierw podaj, jakie pomieszczenia, boksy i klatki ma schronisko.",
  /** Before an animal is put to another species. */
  otherSpecies: { title: "Inny gatunek", yes: "Mimo to przenieś" },
  manage: "Budynki i boksy",
  allLocations: "Wszystkie budynki",
  dueToday: (treatments) => `Na dziś: ${treatments}`,
  overdue: (treatments) => `Zaległe: ${treatments}`,
  fullness: {
    closed: "Zamknięty",
    free: (places) =>
      plural.pl(places, {
        one: `${places} wolne miejsce`,
        few: `${places} wolne miejsca`,
        many: `${places} wolnych miejsc`,
        other: `${places} wolnego miejsca`,
      }),
    full: "Pełny",
    over: (animals) => `Ponad limit: ${animals}`,
  },
  fold: "Zwiń",
  unfold: "Rozwiń",
  ofPlaces: (animals, places) => `${animals} z ${places}`,
  moveAnimal: (animal) => `Przenieś: ${animal}`,
  moveTo: (animal) => `Dokąd przenieść: ${animal}`,
  find: "Znajdź boks",
  noUnit: "Bez boksu",
  isHere: "obecny boks",
  noMatch: "Żaden boks nie ma tego w nazwie.",
  moved: (animal, place) => `${animal} – nowe miejsce: ${place}.`,
  movedToFull: (animal, place, occupancy) => `${animal} – nowe miejsce: ${place}; ${occupancy}.`,
  movedOut: (animal) => `${animal} – teraz bez boksu.`,
  moveAnyway: "Przenieś mimo to",
  kinds: {
    kennel: "Boksy dla psów",
    cattery: "Kociarnia",
    quarantine: "Kwarantanna",
    isolation: "Izolatka",
    medical: "Szpitalik",
  },
  locations: {
    loadFailed: "Nie udało się wczytać budynków i boksów.",
    board: "Tablica boksów",
    empty: "Nie ma jeszcze żadnych budynków. Dodaj pierwszy budynek lub wybieg, a potem jego boksy i pokoje.",
    showRetired: "Pokaż boksy wycofane z użytku",
    columns: {
      unit: "Boks",
      places: "Miejsca",
      area: "Powierzchnia",
      animals: "Zwierzęta",
      state: "Stan",
      actions: "Czynności",
    },
    states: { open: "Otwarty", closed: "Na razie zamknięty", retired: "Wycofany z użytku" },
    location: { name: "Nazwa budynku", kind: "Rodzaj" },
    unit: {
      species: "Dla kogo",
      speciesHint: "Przy innym gatunku program zapyta, także gdy boks jest pusty.",
      speciesOf: { any: "Wszystkie zwierzęta", Dog: "Psy", Cat: "Koty" },
      name: "Nazwa boksu",
      capacity: "Liczba miejsc",
      capacityHint: "Większa liczba zwierząt jest oznaczana jako ponad limit, ale nigdy nie jest odrzucana.",
      area: "Powierzchnia w m²",
      areaHint: "Może zostać puste. Po jej podaniu zobaczysz, ile zwierząt sugerują przepisy.",
      blocked: "Na razie zamknięty: nikt się nie wprowadza, a jego miejsca się nie liczą",
    },
    suggestion: (light, medium, heavy) =>
      `Polskie przepisy (Dz.U. z 2026 r. poz. 154) sugerują dla tej powierzchni następującą liczbę psów: do 20 kg – ${light}, od 20 do 30 kg – ${medium}, powyżej 30 kg – ${heavy}. Grupa to najwyżej 6 zgodnych psów, agresywne psy mieszkają osobno. Decyzja należy do ciebie.`,
    tooSmall:
      "Według polskich przepisów (Dz.U. z 2026 r. poz. 154) ta powierzchnia jest za mała dla psa. Decyzja należy do ciebie.",
    count: "Liczba boksów",
    prefix: "Początek nazw",
    prefixHint: "N daje nazwy N1, N2, N3…; później można je zmienić.",
    editUnit: (unit) => `Edytuj boks: ${unit}`,
    editLocation: (location) => `Edytuj: ${location}`,
    retireUnit: (unit) => `Wycofaj boks: ${unit}`,
    retireAsk: "Wycofać boks z użytku?",
    retireText: (unit) =>
      `${unit} – tego boksu nie będzie można już wybrać. Zostanie w historii swoich zwierząt i można go przywrócić.`,
    retired: (unit) => `${unit} – boks wycofany z użytku.`,
    restoreUnit: (unit) => `Przywróć boks: ${unit}`,
    restored: (unit) => `${unit} – boks jest znów w użyciu.`,
    addLocation: {
      open: "Dodaj budynek",
      title: "Nowy budynek",
      hint: "Budynek lub jego część, razem z boksami, pokojami albo klatkami.",
      done: "Budynek dodany.",
      failed: "Nie udało się dodać budynku.",
    },
    changeLocation: { done: "Zmiany w budynku zapisane.", failed: "Nie udało się zmienić budynku." },
    addUnit: {
      open: "Dodaj boks",
      title: (location) => `Dodaj boks: ${location}`,
      done: "Boks dodany.",
      failed: "Nie udało się dodać boksu.",
    },
    changeUnit: {
      hint: "Nowa liczba miejsc obowiązuje od dziś; przeszłość się nie zmienia.",
      done: "Zmiany w boksie zapisane.",
      failed: "Nie udało się zmienić boksu.",
    },
  },
};

import type { Written } from "../catalog.ts";
import type { visits as english } from "../en/visits.ts";

export const visits: Written<typeof english> = {
  notFound: "Nie znaleziono wizyty.",
  loadFailed: "Nie udało się wczytać wizyt.",
  calendarDays: "Wybierz najwyżej 42 dni, od pierwszego do ostatniego.",
  time: "Wybierz termin.",
  minutes: "Podaj pełną liczbę minut od 10 do 240.",
  future: "Ten termin już minął. Wybierz późniejszy.",
  taken: "Ten termin jest już zajęty. Oto najbliższe wolne.",
  tooMany: (most) => `Liczba twoich umówionych wizyt: ${most}. Odwołaj jedną z nich, aby umówić następną.`,
  tooManyToday: (most) => `Liczba wizyt umówionych w ciągu doby: ${most}. Następną umów jutro albo zadzwoń do nas.`,
  movedMeanwhile:
    "Ktoś inny już to przesunął. Wpis jest tam, gdzie go ustawiono; przesuń go ponownie, jeśli nadal chcesz.",
  begun: "Ta wizyta już się zaczęła, już się odbyła albo jest odwołana.",
  notYet: "Ta wizyta jeszcze się nie zaczęła albo jest odwołana.",
  notHomeCheck: "Wizytę w domu umawia się na etapie wizyty przedadopcyjnej.",
  titles: {
    walk: (animal) => `Spacer – ${animal}`,
    visit: (animal) => `Odwiedziny – ${animal}`,
    homeCheck: (animal) => `Wizyta w domu – ${animal}`,
    fetching: (animal) => `Odbiór – ${animal}`,
  },
  closed: {
    staff: "Wizyty umawiają osoby, które mają własne konto.",
    inCare: (animal) => `${animal} nie może teraz przyjmować gości.`,
    home: (animal) => `${animal} ma już dom.`,
    reserved: (animal) => `${animal} ma rezerwację dla innej rodziny.`,
  },
  clash: {
    animal: (span) => `Zwierzę ma w tym czasie coś innego (${span}).`,
    visitor: (span) => `Ta osoba ma w tym czasie inną wizytę (${span}).`,
    employee: (span) => `Ten pracownik jest w tym czasie zajęty (${span}).`,
    full: (span) => `Na ten czas nie ma już wolnych miejsc (${span}).`,
  },
  plan: {
    number: (least, most) => `Podaj liczbę całkowitą od ${least} do ${most}.`,
    dayOff: "Wybierz dzień.",
    daysOrder: "Ostatni dzień jest przed pierwszym.",
  },
  states: { booked: "Umówiona", cancelled: "Odwołana", done: "Odbyła się", missed: "Nikt nie przyszedł" },
};

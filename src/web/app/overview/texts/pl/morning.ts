import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { morning as english } from "../en/morning.ts";

export const morning: Written<typeof english> = {
  title: "Dzisiaj",
  waitForUs: (count) =>
    plural.pl(count, {
      one: `Na nas czeka ${count} zwierzę.`,
      few: `Na nas czekają ${count} zwierzęta.`,
      many: `Na nas czeka ${count} zwierząt.`,
      other: `Na nas czeka ${count} zwierzęcia.`,
    }),
  loadFailed: "Nie udało się wczytać listy na dzisiaj.",
  waiting: (count) =>
    plural.pl(count, {
      one: `Czeka na ciebie ${count} sprawa.`,
      few: `Czekają na ciebie ${count} sprawy.`,
      many: `Czeka na ciebie ${count} spraw.`,
      other: `Czeka na ciebie ${count} sprawy.`,
    }),
  empty: "Nic na ciebie nie czeka. Pora na herbatę albo na spacer: wszystkie ogony tutaj są w górze.",
  allDone: "Wszystko zrobione, brawo. Ktoś tutaj bardzo chętnie pójdzie z tobą na spacer.",
  days: (days) =>
    plural.pl(days, { one: `${days} dzień`, few: `${days} dni`, many: `${days} dni`, other: `${days} dnia` }),
  today: "dzisiaj",
  tomorrow: "jutro",
  nobodyLeads: "kto ma dyżur",
  inARow: (sign, times, usual) => `${sign}, ${times} razy z rzędu${usual}`,
  usually: (value, times, of) => ` (zwykle ${value}: ${times} na ${of})`,
  lighter: (kg, percent, usual) => `Waga: ${kg}, o ${percent} mniej niż zwykle (${usual})`,
  more: {
    unusual: "Więcej zwierząt zachowuje się inaczej",
    appointment: "Więcej wizyt dzisiaj",
    visit: "Więcej odwiedzin dzisiaj",
    handover: "Więcej czeka na odbiór",
    task: "Więcej zadań",
    adoption: "Więcej adopcji czeka",
    treatment: "Więcej zabiegów na dziś",
    hold: "Więcej kończących się wstrzymań",
    placement: "Więcej terminów powrotu",
    message: "Więcej wiadomości",
    fosterReport: "Więcej z domów tymczasowych",
    resource: "Więcej kończących się zapasów",
    incompleteAnimal: "Więcej niepełnych danych",
  },
  sections: {
    now: "Teraz",
    unusual: "Inaczej niż zwykle",
    doses: "Leki",
    adoptions: "Adopcje",
    messages: "Wiadomości",
    stock: "Zapasy i dane",
  },
  urgent: {
    doses: (count, days) =>
      plural.pl(count, {
        one: `${count} dawka po terminie, spóźniona o ${days}.`,
        few: `${count} dawki po terminie, najstarsza o ${days}.`,
        many: `${count} dawek po terminie, najstarsza o ${days}.`,
        other: `${count} dawki po terminie, najstarsza o ${days}.`,
      }),
    away: (_count, names) => `Jeszcze nie wróciło: ${names}.`,
    planned: (count) =>
      plural.pl(count, {
        one: `${count} dzisiejszy termin minął: czy doszedł do skutku?`,
        few: `${count} dzisiejsze terminy minęły: czy doszły do skutku?`,
        many: `${count} dzisiejszych terminów minęło: czy doszły do skutku?`,
        other: `${count} dzisiejszego terminu minęło: czy doszły do skutku?`,
      }),
  },
  groups: {
    doses: (count, animals) =>
      plural.pl(count, {
        one: `${count} dawka: ${animals}`,
        few: `${count} dawki: ${animals}`,
        many: `${count} dawek: ${animals}`,
        other: `${count} dawki: ${animals}`,
      }),
    applications: (animal, count) =>
      plural.pl(count, {
        one: `${animal}: czeka ${count} wniosek`,
        few: `${animal}: czekają ${count} wnioski`,
        many: `${animal}: czeka ${count} wniosków`,
        other: `${animal}: czeka ${count} wniosku`,
      }),
  },
  onlyMine: "Tylko moje",
  letter: "Wysyłaj mi o szóstej rano list z tym, co na mnie czeka",
  letterOn: "Najbliższy list przyjdzie jutro o szóstej, jeśli coś będzie na ciebie czekać.",
  letterOff: "Poranne listy są wyłączone.",
  showAll: (count) => `Wszystkie (${count})`,
  fewer: "Mniej",
  each: (count) => `${count} z osobna`,
  isWith: (name) => `zajmuje się: ${name}`,
  arrange: {
    open: "Nie teraz albo ktoś inny",
    putOff: "Nie dzisiaj",
    until: { 1: "Jutro", 3: "Za trzy dni", 7: "Za tydzień" },
    onlyForYou: "Inni nadal to widzą.",
    isPutOff: (item, day) => `${item}: odłożone do ${day}.`,
    hand: "Przejmuje ktoś z zespołu",
    handYes: "Przekaż",
    handBack: "Cofnij przekazanie",
    isHanded: (item) => `${item}: przekazane.`,
    isBack: (item) => `${item}: znów dla wszystkich.`,
  },
  done: "Zrobione",
  failed: "Nie udało się zapisać.",
  label: (action, item) => `${action}: ${item}`,
  said: (action, item, left) => `${item}: ${action}. ${left}`,
  actions: {
    done: "Odhacz",
    give: "Podane",
    giveBatch: (batch) => `Podane, seria ${batch}`,
    askBatch: (batch) => `Seria ${batch}?`,
    lengthen: "Tydzień dłużej",
    end: "Zakończ",
    back: "Już wróciło",
    answered: "Oznacz jako odpisaną",
    read: "Przeczytane",
  },
  batchQuestion: (kind, batch) => ({
    title: `${kind}: czy trzymasz tę fiolkę w ręku?`,
    text: `Seria ${batch}. Do końca dnia dawkę tej serii zapiszesz wtedy jednym dotknięciem. Jeśli na fiolce jest inny numer, otwórz obchód i wpisz go tam.`,
    yes: "Mam ją w ręku",
  }),
  isBack: (animal) => `${animal}: czy zwierzę jest znów w schronisku?`,
  batchConfirmed: "Seria jest potwierdzona na dziś.",
  month: {
    title: "Ten miesiąc",
    intakes: "przyjęto",
    adoptions: "ma nowy dom",
    returns: "wróciło do właściciela",
    inCare: "teraz w schronisku",
    donations: "wpłacono",
    all: "Wszystkie statystyki",
  },
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { calendar as english } from "../en/calendar.ts";

export const calendar: Written<typeof english> = {
  moveTitle: (title) => `Przenieś: ${title}`,
  moved: (title) => `Przeniesiono: ${title}.`,
  moveFailed: "Nie udało się przenieść.",
  when: "Termin",
  length: "Jak długo",
  minutes: (minutes) =>
    minutes % 60 === 0
      ? plural.pl(minutes / 60, {
          one: "1 godzina",
          few: `${minutes / 60} godziny`,
          many: `${minutes / 60} godzin`,
          other: `${minutes / 60} godziny`,
        })
      : `${minutes} min`,
  who: "Kto jest na miejscu",
  nobody: "Kto ma dyżur",
  view: "Widok",
  views: { month: "Miesiąc", week: "Tydzień", day: "Dzień", employees: "Osoby", list: "Lista" },
  earlier: "Wcześniej",
  today: "Dzisiaj",
  later: "Później",
  addOn: (day) => `Dodaj wizytę: ${day}`,
  more: "Jest tego więcej, niż można pokazać. Wybierz jedną osobę.",
  moreOfDay: (number) => `jeszcze ${number}`,
  empty: "Na te dni nic nie zaplanowano. Kliknij wolną godzinę, aby dodać wizytę.",
  nothing: "Nic nie zaplanowano",
  loadFailed: "Nie udało się wczytać kalendarza.",
  offline: "Brak połączenia z internetem. Wizyty można przenosić i dodawać, gdy połączenie wróci.",
  legend: "Co znaczą kolory i znaki",
  kinds: {
    appointment: "Wizyta zwierzęcia",
    visit: "Odwiedziny lub spacer",
    home_check: "Wizyta w domu",
    fetching: "Odbiór",
  },
  closed: "Zamknięte",
  receives: "Przyjmuje gości",
  details: {
    open: (title, time) => `Więcej: ${title}, ${time}`,
    adoption: "Adopcja",
    visitor: "Gość",
    record: "Otwórz wizytę",
    byKeys: "Przenieś strzałkami",
    byForm: "Inny termin lub osoba",
  },
  placing: {
    grid: "Godziny tych dni. Naciśnij Enter, aby wybrać miejsce strzałkami.",
    add: "Nowa wizyta",
    keys: "Strzałki zmieniają dzień i godzinę, z klawiszem Shift długość; Enter zapisuje, Escape anuluje.",
    keysAdd: "Strzałki zmieniają dzień i godzinę, z klawiszem Shift długość; Enter otwiera formularz, Escape anuluje.",
    free: "Nic nie stoi na przeszkodzie.",
  },
};

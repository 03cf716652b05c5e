import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { calendar as english } from "../en/calendar.ts";

export const calendar: Written<typeof english> = {
  move: "Przenieś",
  moveItem: (title, time) => `Przenieś: ${title}, ${time}`,
  moveTitle: (title) => `Przenieś: ${title}`,
  moved: (title) => `Przeniesiono: ${title}.`,
  moveFailed: "Nie udało się przenieść.",
  free: "Najbliższe wolne terminy:",
  when: "Termin",
  who: "Kto jest na miejscu",
  nobody: "Kto ma dyżur",
  everybody: "Wszyscy",
  view: "Widok",
  week: "Tydzień",
  day: "Dzień",
  earlier: "Wcześniej",
  today: "Dzisiaj",
  later: "Później",
  nothing: "Nic nie zaplanowano",
  empty: "Na te dni nic nie zaplanowano.",
  more: "Jest tego więcej, niż można pokazać. Wybierz jedną osobę.",
  loadFailed: "Nie udało się wczytać kalendarza.",
};

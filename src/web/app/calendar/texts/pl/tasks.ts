import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { tasks as english } from "../en/tasks.ts";

export const tasks: Written<typeof english> = {
  search: "Szukaj zadania…",
  empty: "Nic nie zapisano. Zanotuj, o czym ktoś ma pamiętać: w swoim dniu stanie na porannej liście.",
  noMatch: "Brak pasujących zadań.",
  words: "nowe zadanie notatka przypomnij przypomnienie do zrobienia",
  view: "Które zadania",
  views: { open: "Otwarte", mine: "Moje", done: "Zrobione", all: "Wszystkie" },
  fields: {
    title: "Co trzeba zrobić",
    assignee: "Kto",
    about: "Dotyczy",
    repeat: "Powtarza się",
    days: "Co ile dni",
  },
  columns: { task: "Zadanie", action: "Zrobione?" },
  anybody: "Ktokolwiek",
  abouts: { nothing: "Niczego szczególnego", animal: "Zwierzęcia", user: "Osoby", adoption: "Adopcji" },
  animal: "Zwierzę",
  user: "Osoba",
  adoption: "Adopcja",
  failed: {
    animal: "Nie udało się wczytać zwierząt.",
    user: "Nie udało się wczytać osób.",
    adoption: "Nie udało się wczytać adopcji.",
  },
  repeats: {
    once: "Nie, tylko raz",
    daily: "Codziennie",
    weekly: "Co tydzień",
    monthly: "Co miesiąc",
    days: "Co kilka dni",
  },
  everyDays: (days) =>
    plural.pl(days, { one: "Codziennie", few: `Co ${days} dni`, many: `Co ${days} dni`, other: `Co ${days} dnia` }),
  states: { deleted: "usunięte", closed: "konto zamknięte", ended: "zakończona" },
  finish: "Odhacz",
  undone: "Jednak niezrobione",
  isDone: (title) => `„${title}” – zrobione.`,
  isDoneNext: (title, day) => `„${title}” – zrobione. Wróci ${day}.`,
  isOpen: (title) => `„${title}” – znów do zrobienia.`,
  doneLabel: (title) => `Odhacz: ${title}`,
  doneBy: (day, person) => `Zrobione ${day}: ${person}`,
  doneOn: (day) => `Zrobione ${day}`,
  notedBy: (day, person) => `Zapisane ${day}: ${person}`,
  notedOn: (day) => `Zapisane ${day}`,
  nextOn: (day) => `Wróci ${day}`,
  doneFailed: "Nie udało się oznaczyć zadania.",
  panel: {
    title: "Zadania",
    none: "Nic nie zapisano.",
    add: "Dodaj zadanie",
    more: (count) =>
      plural.pl(count, {
        one: "Jeszcze 1 otwarte zadanie",
        few: `Jeszcze ${count} otwarte zadania`,
        many: `Jeszcze ${count} otwartych zadań`,
        other: `Jeszcze ${count} otwartego zadania`,
      }),
  },
};

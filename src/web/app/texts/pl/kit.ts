import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type { kit as english } from "../en/kit.ts";

/** Names of languages are adjectives: "polski", "po polsku", "wersja polska". */
const adverb = (language: string) => language.replace(/i$/, "u");
const feminine = (language: string) => `${language}ej`;

export const kit: Written<typeof english> = {
  list: {
    total: (count) => `Razem: ${count}`,
    matches: (count) =>
      plural.pl(count, {
        one: `${count} wynik`,
        few: `${count} wyniki`,
        many: `${count} wyników`,
        other: `${count} wyniku`,
      }),
    filters: (count) => (count === 0 ? "Filtry" : `Filtry (${count})`),
    order: "Kolejność",
    usualOrder: "Domyślna",
    ascending: (column) => `${column}, rosnąco`,
    descending: (column) => `${column}, malejąco`,
    pages: "Strony",
    page: (page) => `Strona ${page}`,
    previousPage: "Poprzednia strona",
    nextPage: "Następna strona",
    exportCsv: "Eksportuj CSV",
    exporting: "Trwa eksport…",
    exportFile: (list) => `eksport-${list}.csv`,
    exportFailed: "Nie udało się wyeksportować listy.",
  },
  views: {
    open: "Widoki",
    kept: "Zapisane widoki",
    none: "Jeszcze żadnych. Wyszukaj, przefiltruj i posortuj listę, a potem zapisz ją pod nazwą.",
    shared: "dla całego zespołu",
    keep: "Zapisz ten widok",
    keepAs: "Nazwa widoku",
    forAll: "Dla całego zespołu",
    isKept: (name) => `Zapisano widok „${name}”.`,
    remove: (name) => `Usuń widok ${name}`,
    removed: (name) => `Usunięto widok „${name}”.`,
    failed: "Nie udało się zapisać widoku.",
    columns: "Kolumny",
  },
  rows: {
    choose: "Zaznacz wiersze",
    stop: "Zakończ zaznaczanie",
    row: (name) => `Zaznacz: ${name}`,
    wholePage: "Wszystkie na tej stronie",
    chosen: (count) =>
      plural.pl(count, {
        one: `Zaznaczono ${count} wiersz`,
        few: `Zaznaczono ${count} wiersze`,
        many: `Zaznaczono ${count} wierszy`,
        other: `Zaznaczono ${count} wiersza`,
      }),
    most: (most) => `Naraz najwyżej ${most}.`,
    export: "Eksportuj zaznaczone",
    done: (count) => `Wykonano: ${count}.`,
    refused: (count) => `Odmowa: ${count}.`,
    reason: (name, reason) => `${name}: ${reason}`,
  },
  days: { from: "Od", to: "Do" },
  dates: {
    choose: "Wybierz datę",
    example: (example: string) => `np. ${example}`,
    noDay: (example: string) => `Nie ma takiej daty. Wpisz ją tak: ${example} albo RRRR-MM-DD.`,
    noMoment: (example: string) => `To nie jest data z godziną. Wpisz ją tak: ${example}.`,
    calendarFailed: "Nie udało się wczytać kalendarza. Wpisz datę.",
    calendar: {
      previousMonth: "Poprzedni miesiąc",
      nextMonth: "Następny miesiąc",
      previousYear: "Poprzedni rok",
      nextYear: "Następny rok",
      previousDecade: "Poprzednie dziesięć lat",
      nextDecade: "Następne dziesięć lat",
    },
    time: "Godzina",
    hours: "Godziny",
    minutes: "Minuty",
    half: "Pora dnia",
    done: "Gotowe",
  },
  load: { busy: "Wczytywanie", retry: "Spróbuj ponownie" },
  select: { searching: "Trwa szukanie…", nothingFound: "Nic nie znaleziono", typeName: "Wpisz imię" },
  form: {
    save: "Zapisz",
    cancel: "Anuluj",
    saved: "Zapisano.",
    created: "Dodano.",
    unchanged: "Nie ma zmian do zapisania.",
    checkFields: "Sprawdź te pola:",
    decimalSeparator: ",",
    togglePassword: "Pokaż lub ukryj hasło",
  },
  leave: {
    title: "Wyjść bez zapisywania?",
    text: "Zmiany wprowadzone na tym ekranie przepadną.",
    confirm: "Wyjdź",
  },
  record: {
    edit: "Edytuj",
    editTitle: (title) => `Edycja: ${title}`,
    deleted: (title) => `Usunięto: ${title}.`,
    restore: "Przywróć",
    restoreTitle: (title) => `Przywróć: ${title}`,
    restored: (title) => `Przywrócono: ${title}.`,
    history: "Historia",
  },
  translations: {
    inLanguage: (language) => `Po ${adverb(language)}.`,
    notWritten: (language) => `Jeszcze bez wersji ${feminine(language)}.`,
    missing: (language) => `Brak wersji ${feminine(language)}`,
  },
  message: { close: "Zamknij ten komunikat", undo: "Cofnij" },
  dialog: { close: "Zamknij" },
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { newsletters as english } from "../en/newsletters.ts";

/** After "do". */
const people = (count: number) =>
  plural.pl(count, {
    one: `${count} osoby`,
    few: `${count} osób`,
    many: `${count} osób`,
    other: `${count} osoby`,
  });

export const newsletters: Written<typeof english> = {
  search: "Szukaj newslettera…",
  empty: "Nie ma jeszcze żadnego newslettera. Napisz pierwszy; trafi do wszystkich, którzy potwierdzili adres.",
  noMatch: "Żaden newsletter nie pasuje do wyszukiwania.",
  allNewsletters: "Wszystkie newslettery",
  statuses: { Draft: "Szkic", Scheduled: "Zaplanowany", Queued: "W drodze", Sent: "Wysłany" },
  recipients: "Odbiorcy",
  recipientsOfDraft: "Ustalimy przy wysyłce",
  createdAt: "Utworzony",
  sentAt: "Wysłany",
  lettersSent: "Wysłane listy",
  columns: { lettersSent: "Wysłane listy" },
  contentHint: "Pusty wiersz zaczyna nowy akapit. Powitanie, adres schroniska i link do wypisania się dodamy sami.",
  animals: "Pokazane zwierzęta",
  animalsHint: "Każde ze zdjęciem, krótkim opisem i linkiem do swojej strony.",
  previewAgain: "Odśwież podgląd",
  previewFailed: "Nie udało się wczytać podglądu.",
  savedSearches: (count) =>
    plural.pl(count, {
      one: `Listy o nowych zwierzętach wysyła też ${count} zapisane wyszukiwanie`,
      few: `Listy o nowych zwierzętach wysyłają też ${count} zapisane wyszukiwania`,
      many: `Listy o nowych zwierzętach wysyła też ${count} zapisanych wyszukiwań`,
      other: `Listy o nowych zwierzętach wysyła też ${count} zapisanego wyszukiwania`,
    }),
  audience: {
    nobody: "Nikt się jeszcze nie zapisał",
    nobodyConfirmed: (unconfirmed) => `Nikt się jeszcze nie zapisał, bez potwierdzenia: ${unconfirmed}`,
    confirmed: (count) => `Następny trafi do ${people(count)}`,
    both: (count, unconfirmed) => `Następny trafi do ${people(count)}, bez potwierdzenia: ${unconfirmed}`,
  },
  schedule: {
    open: "Zaplanuj wysyłkę",
    change: "Zmień termin",
    title: "Kiedy ma wyjść?",
    hint: "Według zegara schroniska. Do tej chwili można go zmienić, przesunąć albo odwołać.",
    done: "Wysyłka newslettera jest zaplanowana.",
    cancel: "Odwołaj wysyłkę",
    canceled: "Newsletter jest znów szkicem.",
    goesOut: "Termin wysyłki",
    missed: "(nikt nie był wtedy zapisany)",
  },
  send: {
    button: "Wyślij newsletter",
    ask: "Wysłać ten newsletter?",
    explanation: (subject, count) =>
      `„${subject}” trafi do ${people(count)}. Potem nie będzie można go zmienić ani cofnąć.`,
    confirm: (count) => `Wyślij do ${people(count)}`,
    done: (count) => `Newsletter jest w drodze do ${people(count)}.`,
  },
  progress: (sent, all) =>
    `Przekazano serwerowi poczty: ${sent} z ${all}; pozostałe listy czekają w skrzynce nadawczej.`,
  progressBar: "Listy przekazane serwerowi poczty",
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { backups as english } from "../en/backups.ts";

export const backups: Written<typeof english> = {
  loadFailed: "Nie udało się wczytać kopii zapasowych.",
  explanation:
    "W kopii zapasowej jest wszystko: baza danych ze wszystkimi osobami oraz zdjęcia i pliki. Przywraca się ją poleceniem npm run restore.",
  place: "Miejsce",
  bucket: (name) => `Zasobnik ${name}`,
  folder: (path) => `Folder ${path} na serwerze`,
  byItself: "Samoczynnie",
  daily: (time, days) =>
    `Codziennie od godziny ${time}. Z ostatniego tygodnia zostają wszystkie, ze starszych jedna na tydzień, przez ${days} dni.`,
  never: "Nigdy. Ustaw BACKUP_TO tam, gdzie uruchamia się serwer, a będzie robił kopię codziennie.",
  encryption: "Szyfrowanie",
  encrypted: "Kluczem z BACKUP_RECIPIENT. Sam serwer nie może ich już odczytać.",
  plain: "Brak. Ustaw BACKUP_RECIPIENT tam, gdzie uruchamia się serwer, a nikt, kto znajdzie plik, go nie odczyta.",
  elsewhere: "Trzymaj odpis na innym komputerze: kopia na tym samym dysku przepadnie razem z nim.",
  demonstration:
    "W pokazowym schronisku nikt nie robi tu kopii zapasowych ani ich nie pobiera, bo wszyscy znają jego hasła. Tak to wygląda we własnym schronisku.",
  make: "Zrób kopię teraz",
  makeFailed: "Nie udało się rozpocząć kopii zapasowej.",
  waiting: "Kopia zacznie się za chwilę.",
  steps: {
    copying: "Kopiowanie bazy danych i zdjęć",
    trying: "Przywracanie na próbę obok schroniska",
    encrypting: "Szyfrowanie",
    placing: "Zapisywanie na miejsce",
  },
  soFar: (size) => `Dotąd ${size}.`,
  progress: "Postęp kopii zapasowej",
  mayLeave: "Możesz opuścić tę stronę; praca trwa dalej.",
  failed: (moment) => `Kopia z ${moment} nie powiodła się`,
  list: "Co już jest",
  none: "Nie ma jeszcze kopii zapasowej.",
  size: "Rozmiar",
  kind: "Zaszyfrowana",
  by: "Na prośbę",
  server: "Serwer",
  tried: "Próba przywrócenia",
  notTried: "Nie było próby",
  triedWell: (day) => `${day}, wszystko wróciło`,
  triedBadly: (day, reason) => `${day}, nie udało się: ${reason}`,
  downloadOf: (moment) => `kopię z ${moment}`,
  downloadFailed: "Nie udało się pobrać kopii zapasowej.",
  secret: "Kto ma taki plik, ma wszystko, co w nim jest. Każde pobranie jest w dzienniku zdarzeń.",
};

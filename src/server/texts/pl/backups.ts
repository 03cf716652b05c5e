import type { Written } from "../../../contract/texts/catalog.ts";
import type { backups as english } from "../en/backups.ts";

export const backups: Written<typeof english> = {
  notFound: "Tej kopii zapasowej już nie ma.",
  notHere: "W pokazowym schronisku nikt nie robi tu kopii zapasowych ani ich nie pobiera: wszyscy znają jego hasła.",
  unreadable: (reason) => `Nie można odczytać miejsca kopii zapasowych: ${reason}`,
  failures: {
    diskFull: "Dysk jest pełny. Zwolnij na nim miejsce i spróbuj ponownie.",
    place:
      "Kopia została zrobiona, ale nie udało się zapisać jej na miejsce. Sprawdź BACKUP_TO tam, gdzie uruchamia się serwer.",
    interrupted: "Serwer został zatrzymany podczas robienia kopii. Spróbuj ponownie.",
    unexpected: "Na serwerze coś poszło nie tak.",
  },
};

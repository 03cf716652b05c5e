import type { Written } from "../../../contract/texts/catalog.ts";
import type { dataExport as english } from "../en/data-export.ts";

export const dataExport: Written<typeof english> = {
  failures: {
    diskFull: "Dysk jest pełny. Zwolnij na nim miejsce i spróbuj ponownie.",
    unexpected: "Na serwerze coś się nie udało. Spróbuj ponownie.",
  },
  letter: {
    subject: "Ktoś zabiera dane wszystkich zwierząt",
    text: (by, shelter) =>
      `${by} – ta osoba rozpoczęła eksport wszystkiego o zwierzętach (${shelter}): ich pobytów, zabiegów i zdjęć oraz nazwisk, adresów i telefonów osób, które je przywiozły lub zabrały.`,
    stranger:
      "Jeśli nie było to uzgodnione, zakończ sesje tej osoby, ustawiając nowe hasło, i ustal, kto ma plik. Można go pobrać przez 24 godziny.",
    button: "Zobacz eksporty",
  },
  readMe: (shelter) => `# Eksport: ${shelter}

Wszystko o zwierzętach i o tym, co się z nimi działo. Zawiera dane osób: przechowuj go tam, gdzie nikt inny go nie przeczyta, i usuń, gdy nie będzie już potrzebny.

- Tabele to CSV: UTF-8, przecinki, dni jak 2026-11-20, czasy w UTC. Numery w kolumnach kończących się na \`_id\` prowadzą z jednej tabeli do drugiej.
- Tam, gdzie arkusz wziąłby tekst za formułę, stoi przed nim apostrof.
- \`animals.csv\` to zwierzęta z opisami; \`stays.csv\` każde przyjęcie i odejście, \`register.csv\` numery w rejestrze; \`placements.csv\` domy tymczasowe, adopcje próbne i weterynarze, \`reports.csv\` wiadomości z domów tymczasowych; \`holds.csv\`, \`moves.csv\` (boksy), \`weights.csv\`, \`chips.csv\`, \`treatments.csv\`, \`observations.csv\`, \`notes.csv\` (obchody); \`adoptions.csv\` z \`people.csv\`; \`units.csv\`, \`places.csv\` i \`lists.csv\` boksy i listy; \`photos.csv\` opisy zdjęć z folderu \`photos\`; \`attachments.csv\` i \`files\` pliki zwierząt i zabiegów; \`profiles.csv\` kiedy zwierzę było do adopcji.
- \`asm3/asm3.csv\` ma te same zwierzęta w układzie ASM3, który wczytują też inne programy. Mówi mniej.
- Nie ma tu: kont i haseł, pieniędzy, listów, aktualności, wizyt w kalendarzu, plików osób ani ustawień. Wszystko to jest w kopii zapasowej (\`npm run backup\`).

Ten program wczytuje plik tak, jak jest: wybierz go w Imporcie.
`,
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { outbox as english } from "../en/outbox.ts";

export const outbox: Written<typeof english> = {
  search: "Szukaj listu…",
  empty: "Nie ma jeszcze żadnych listów. Każdy list schroniska pojawia się tu razem z tym, co się z nim stało.",
  noMatch: "Żaden list nie pasuje do wyszukiwania.",
  loadFailed: "Nie udało się wczytać listów.",
  letterLoadFailed: "Nie udało się wczytać listu.",
  allLetters: "Wszystkie listy",
  letter: "List",
  recipient: "Do",
  states: { sent: "Wysłany", waiting: "Czeka", "given up": "Niewysłany" },
  writtenAt: "Napisany",
  sentAt: "Wysłany",
  notKept: "(nie przechowujemy)",
  textNotKept: "Treści tego listu nie przechowujemy po wysłaniu.",
  showAs: "Pokaż list",
  asMail: "Jak w programie pocztowym",
  asText: "Sam tekst",
  frame: (subject) => `List: ${subject}`,
  link: {
    shown: "Link poniżej działa",
    handOn: "Nie ma serwera poczty, więc przekaż ten link adresatowi i nikomu innemu.",
    hidden: "Linku tutaj nie pokazujemy",
    madeWhenSent: "Powstaje przy wysyłce listu, więc ma go tylko adresat.",
    printed: {
      before: "Gdy żaden list nie dociera, polecenie",
      command: "npm run admin -- reset E-MAIL",
      after: "pokaże link osobie, która obsługuje serwer.",
    },
  },
  failed: "Tego listu nie udało się wysłać",
  failedForNow: "Ostatnia próba się nie udała; będą następne",
  waitsAgain: "List znów czeka na wysłanie.",
  sendAgainFailed: "Nie udało się ponowić wysyłki listu.",
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import type {
  questionnaireTemplate as english,
  questionnaireParts as englishParts,
} from "../en/questionnaire-template.ts";

export const questionnaireParts: Written<typeof englishParts> = {
  1: "Kto z tobą mieszka",
  2: "Twój dom",
  3: "Wspólna codzienność",
  4: "Gdy bywa trudniej",
};

export const questionnaireTemplate: Written<typeof english> = {
  loadFailed: "Nie udało się wczytać ankiety.",
  allAdoptions: "Wszystkie adopcje",
  explanation: "Każda nowa ankieta zawiera te pytania, w tej kolejności. Ankiety już wysłane się nie zmienią.",
  moveUp: (number) => `Przesuń pytanie ${number} w górę`,
  moveDown: (number) => `Przesuń pytanie ${number} w dół`,
  remove: (number) => `Usuń pytanie ${number}`,
  moved: (from, to) => `Pytanie ${from} ma teraz numer ${to}.`,
  removed: (number) => `Usunięto pytanie ${number}.`,
  add: "Dodaj pytanie",
  undo: "Cofnij zmiany",
  kind: "Rodzaj odpowiedzi",
  kinds: {
    text: "Własne słowa",
    yesno: "Tak lub nie albo własne słowa",
    choice: "Wybór albo własne słowa",
    number: "Liczba",
  },
  part: "Część",
  noPart: "Bez części",
  options: "Odpowiedzi do wyboru",
  optionsHint: "Każda w osobnym wierszu",
};

import type { Written } from "../catalog.ts";
import type { stays as english } from "../en/stays.ts";

/** Pobyty zwierząt: od przyjęcia do końca pobytu (rules §14). */
export const stays: Written<typeof english> = {
  notFound: "Nie znaleziono pobytu.",
  intakeType: "Wybierz sposób przyjęcia zwierzęcia.",
  outcomeType: "Wybierz, jak zakończył się pobyt.",
  condition: "Wybierz stan zdrowia z listy.",
  fromList: "Wybierz z listy. Być może tej pozycji nie ma już do wyboru.",
  day: "Podaj dzień w formacie RRRR-MM-DD.",
  dayRequired: "Podaj dzień.",
  inFuture: "Ten dzień nie może być w przyszłości.",
  beforeIntake: "Koniec pobytu nie może być przed przyjęciem.",
  beforeBirth: (born) => `Data urodzenia zwierzęcia to około ${born}. Wybierz późniejszy dzień.`,
  outcomeTooEarly: (day) => `W tym pobycie jest wpis z dnia ${day}. Pobyt nie może kończyć się wcześniej.`,
  intakeTooLate: (day) => `W tym pobycie jest wpis z dnia ${day}. Przyjęcie nie może być później.`,
  correctionReason: "Napisz, dlaczego poprawiasz dzień albo sposób przyjęcia.",
  isReturn: "To przyjęcie jest powrotem z adopcji i nim pozostaje.",
  foundAfterIntake: "Dzień znalezienia nie może być po przyjęciu.",
  reasonRequired: "Podaj powód.",
  decidedByRequired: "Podaj, kto podjął decyzję: imię i nazwisko lekarza weterynarii.",
  conditionRequired: "Podaj stan zdrowia.",
  deadOnArrival: "Tak kończy się tylko pobyt zwierzęcia, które przyjęto martwe.",
  isHere: "To zwierzę jest już w schronisku. Najpierw zapisz, jak zakończył się ten pobyt.",
  isDead:
    "To zwierzę nie żyje, więc nie można go przyjąć. Jeśli koniec ostatniego pobytu zapisano przez pomyłkę, najpierw go cofnij.",
  hasLeft: "Tego zwierzęcia nie ma już w schronisku. Najpierw zapisz jego powrót.",
  waitsToBeFetched:
    "To zwierzę ma już nowy dom i czeka na odbiór. Zapisz wydanie w jego adopcji albo zakończ tam adopcję.",
  isReserved: "To zwierzę ma rezerwację. Najpierw zakończ tę adopcję.",
  isOpen: "Ten pobyt nadal trwa.",
  overlaps: "Tego dnia zwierzę było już w schronisku, w ramach innego pobytu.",
  notLatest: "Wznowić można tylko ostatni pobyt zwierzęcia.",
  endedByContract:
    "Ten pobyt zakończyła umowa adopcyjna. Cofnij wydanie w adopcji tego samego dnia albo zapisz powrót zwierzęcia.",
  isOver: (how, day) => `Ten pobyt już się zakończył: ${how}, ${day}.`,
  outcomes: {
    adoption: "adopcja",
    return_to_owner: "powrót do właściciela",
    transfer_out: "przekazanie innej organizacji",
    return_to_field: "wypuszczenie w miejscu bytowania",
    other_live: "inne opuszczenie schroniska",
    died: "śmierć",
    euthanasia: "eutanazja",
    lost: "zaginięcie",
    dead_on_arrival: "przyjęcie martwego zwierzęcia",
  },
  conditions: {
    healthy: "Zdrowe",
    treatable_rehabilitatable: "Chore, do wyleczenia",
    treatable_manageable: "Chore, może dobrze żyć pod opieką",
    unhealthy_untreatable: "Bez szans na wyleczenie",
    unknown: "Nie wiadomo",
  },
};

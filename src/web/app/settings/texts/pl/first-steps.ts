import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { firstSteps as english } from "../en/first-steps.ts";

export const firstSteps: Written<typeof english> = {
  title: "Pierwsze kroki",
  explanation: "Co zrobić, żeby to schronisko było twoje. Każdy krok sam się odhacza.",
  progress: (done, all) => `Zrobione: ${done} z ${all}`,
  allDone: "Wszystko gotowe. Możesz teraz ukryć tę listę.",
  done: "Zrobione:",
  open: "Do zrobienia:",
  steps: {
    logo: {
      title: "Dodaj logo",
      brings: "Odwiedzający poznają was na każdej stronie, na umowach i formularzach.",
      action: "Wybierz logo",
    },
    hours: {
      title: "Podaj godziny otwarcia",
      brings: "Każda strona powie wtedy, czy można dziś przyjść.",
      action: "Podaj godziny",
    },
    rooms: {
      title: "Podaj, jakie macie boksy",
      brings: "Tablica pokaże wtedy, kto gdzie mieszka, a obchód minie każdy boks.",
      action: "Dodaj boksy",
    },
    rules: {
      title: "Włącz reguły szczepień i kuracji",
      brings:
        "Podaj tam, kto jest waszym weterynarzem, a typowe reguły zadziałają. Do tego czasu lista dawek jest pusta.",
      action: "Podaj weterynarza",
    },
    import: {
      title: "Wczytaj zwierzęta, które już macie",
      brings: "Z innego systemu albo z własnej tabeli; przed zapisem widać, co stanie się z każdym wierszem.",
      action: "Wczytaj plik",
    },
    animal: {
      title: "Pokaż pierwsze zwierzę",
      brings:
        "Od razu można je poznać i złożyć wniosek o adopcję. Zwierzęcia, które czeka na właściciela, jeszcze nie widać.",
      action: "Przyjmij je",
    },
    mail: {
      title: "Wyślij list do siebie",
      brings: "Wtedy wiadomo, że osoby adoptujące dostają listy.",
      action: "Wyślij list",
    },
    payments: {
      title: "Przyjmuj darowizny online",
      brings: "Kartą albo przelewem; PayU wypłaca je na twoje konto.",
    },
    backup: {
      title: "Rób kopię zapasową co tydzień",
      brings: "Cokolwiek stanie się z tym komputerem, nic nie zginie.",
      action: "Zobacz kopie",
    },
    secondFactor: {
      title: "Przygotuj drugi składnik logowania",
      brings:
        "Przy następnym logowaniu samo hasło nie wystarczy: potrzebny będzie klucz dostępu albo kod z aplikacji w telefonie. Ustaw to teraz, spokojnie.",
      action: "Ustaw",
    },
    colleagues: {
      title: "Zaproś zespół",
      brings: "Gdy każdy ma własne konto, widać, kto co zrobił.",
      action: "Dodaj osobę",
    },
  },
  mail: {
    noServer:
      "Nie ma jeszcze serwera poczty, więc listy czekają w skrzynce nadawczej. Zatrzymaj program i uruchom go z adresem serwera, na przykład tak: {command}",
    taken: (recipient, answer) =>
      `Serwer poczty przyjął list na adres ${recipient}. Zajrzyj do swojej skrzynki. Odpowiedź serwera: ${answer}`,
    refused: (answer) => `Serwer poczty nie przyjął listu. Odpowiedź serwera: ${answer}`,
    failed: "Nie udało się wysłać listu.",
    lastTaken: "Ostatnio przyjęty: {at}.",
  },
  payments: {
    none: "Uruchom program, podając PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET i PAYU_SECOND_KEY. Te cztery wartości znajdziesz na swoim koncie PayU.",
    test: "Na razie darowizny są tu tylko na próbę: żadne pieniądze nie płyną.",
  },
  backup: {
    last: "Ostatnia kopia: {at}.",
    old: "Ostatnia kopia: {at}. Ma ponad tydzień.",
  },
  visit: "Zobacz swoje strony",
  hide: "Ukryj tę listę",
  hidden: "Lista jest ukryta. Znajdziesz ją znów w ustawieniach.",
  show: "Pokaż na pulpicie",
  shown: "Pierwsze kroki są na pulpicie.",
  showExplanation:
    "Logo, godziny, pierwsze zwierzę, listy, darowizny, kopia zapasowa, zespół: co zrobione, a co zostało.",
  changeFailed: "Nie udało się wykonać tej czynności.",
};

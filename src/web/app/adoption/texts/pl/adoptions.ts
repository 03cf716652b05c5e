import type { Written } from "../../../../../contract/texts/catalog.ts";
import { plural } from "../../../../../contract/texts/plural.ts";
import type { adoptions as english } from "../en/adoptions.ts";

export const adoptions: Written<typeof english> = {
  search: "Szukaj adopcji…",
  none: "Nie znaleziono adopcji.",
  noneAssigned: "Nie masz teraz przypisanych adopcji.",
  listFailed: "Nie udało się wczytać adopcji.",
  openOnly: "Tylko otwarte",
  editQuestionnaire: "Edytuj ankietę",
  fields: {
    adopter: "Osoba adoptująca",
    stage: "Etap",
    erased: "List, odpowiedzi i notatki usunięto; zostały tylko daty i wynik.",
  },
  add: {
    title: "Dodaj adopcję",
    letterHint: "Co ta osoba mówi o sobie: o swoim domu, o tym, jak spędza dzień, i dlaczego wybiera to zwierzę",
    animalsFailed: "Nie udało się wczytać zwierząt do adopcji.",
    submit: "Wyślij wniosek",
    failed: "Nie udało się wysłać wniosku.",
  },
  edit: {
    title: "Edycja adopcji",
    isOver: "Ta adopcja już się skończyła; nikt nie jest do niej przypisany.",
    back: "Ta adopcja",
    assignees: "Przypisane osoby",
    assigneesHint: "Prowadzą obecny etap. Gdy nikt nie jest przypisany, prowadzą go administratorzy.",
    removeAll: "Usuń wszystkie osoby",
    failed: "Nie udało się zapisać zmian.",
  },
  detail: {
    title: "Adopcja",
    titleOf: (animal) => `Adopcja – ${animal}`,
    back: "← Wszystkie adopcje",
    loadFailed: "Nie udało się wczytać adopcji.",
  },
  age: (years) =>
    plural.pl(years, {
      one: "1 rok",
      few: `${years} lata`,
      many: `${years} lat`,
      other: `${years} roku`,
    }),
  attention: {
    title: "Zanim przejdziesz dalej",
    rivals: (animal) => `${animal} ma {applications}.`,
    applications: (count) =>
      plural.pl(count, {
        one: "jeszcze jeden otwarty wniosek",
        few: `jeszcze ${count} otwarte wnioski`,
        many: `jeszcze ${count} otwartych wniosków`,
        other: `jeszcze ${count} otwartego wniosku`,
      }),
  },
  board: {
    asBoard: "Jako tablica",
    asTable: "Jako tabela",
    explanation:
      "Wszystkie otwarte adopcje według etapów, najdłużej czekające na górze. Kartę, która wymaga tylko kliknięcia, można przeciągnąć dalej; pozostałe otwierają adopcję.",
    names: (animal, adopter) => `${animal} – ${adopter}`,
    waiting: (days) =>
      days === 0
        ? "Czeka od dzisiaj"
        : plural.pl(days, {
            one: "Czeka od wczoraj",
            few: `Czeka od ${days} dni`,
            many: `Czeka od ${days} dni`,
            other: `Czeka od ${days} dnia`,
          }),
    inStage: (days) =>
      days === 0
        ? "Na tym etapie od dzisiaj"
        : plural.pl(days, {
            one: "Na tym etapie od wczoraj",
            few: `Na tym etapie od ${days} dni`,
            many: `Na tym etapie od ${days} dni`,
            other: `Na tym etapie od ${days} dnia`,
          }),
    nobody: "Nikt tu nie czeka.",
    more: (count) =>
      plural.pl(count, {
        one: "Pokaż jeszcze jedną",
        few: `Pokaż więcej (${count})`,
        many: `Pokaż więcej (${count})`,
        other: `Pokaż więcej (${count})`,
      }),
    ended: "Ostatnio zakończone",
  },
  compare: {
    title: "Wnioski obok siebie",
    titleOf: (animal) => `Wnioski – ${animal}`,
    none: "Nie ma otwartych wniosków o to zwierzę, do których masz dostęp.",
    waiting: "Czas oczekiwania",
    home: "Dom",
    decide: "Zdecyduj",
    decideOn: (adopter) => `Decyzja o wniosku – ${adopter}`,
  },
  actions: {
    title: "Co teraz zrobić",
    waiting: {
      2: "Ankieta jest u osoby adoptującej. Czekamy na jej odpowiedzi.",
      6: "Umowa jest u osoby adoptującej. Czekamy na jej decyzję.",
    },
    withEmployees: (names) => `Osoby prowadzące ten etap: ${names}. Możesz go śledzić.`,
    withAdmins: "Ten etap prowadzą administratorzy schroniska. Możesz go śledzić.",
    sendHint: "Przeczytaj list. Jeśli wniosek ma przejść dalej, wyślij osobie adoptującej ankietę.",
    send: "Wyślij ankietę",
  },
  end: {
    title: "Jak się skończyło",
    outcomes: {
      completed: "Adopcja jest zakończona.",
      rejected: "Adopcja skończyła się odmową.",
      withdrawn: "Osoba adoptująca wycofała wniosek.",
    },
    calledOff: "Adopcja zakończona przed wydaniem zwierzęcia.",
    returned: (animal) => `${animal} jest znowu w schronisku – data powrotu: {at}.`,
  },
  handover: {
    title: "Wydanie zwierzęcia",
    waits: (animal) => `Umowa jest zaakceptowana. ${animal} czeka tu na odbiór.`,
    comes: "Termin odbioru: {at}.",
    noTime: "Termin odbioru nie jest jeszcze ustalony.",
    paper: "Protokół wydania",
    late: "Czas na odbiór według zasad schroniska już minął.",
    done: (animal) => `${animal} ma już nowy dom. Dzień wydania: {at}.`,
    agree: {
      open: "Ustal termin odbioru",
      change: "Zmień termin odbioru",
      title: "Termin odbioru",
      hint: "Osoba adoptująca dostanie list z plikiem do kalendarza, a dzień wcześniej przypomnienie.",
      when: "Termin",
      whenHint: "Według zegara schroniska. Odbiór trwa pół godziny.",
      who: "Kto wydaje zwierzę",
      nobody: "Osoba na dyżurze",
      done: "Termin odbioru jest ustalony.",
      failed: "Nie udało się zapisać terminu odbioru.",
    },
    callOff: {
      open: "Nikt nie odebrał zwierzęcia",
      title: (animal) => `${animal} zostaje u nas`,
      hint: "Adopcja się kończy i zwierzę można znów adoptować. Zaakceptowana umowa zostaje. Osoba adoptująca dostanie list.",
      reason: "Powód",
      done: "Adopcja zakończona.",
      failed: "Nie udało się zakończyć adopcji.",
    },
    undo: {
      open: "Cofnij wydanie",
      ask: (animal) => `${animal} nadal jest w schronisku?`,
      text: "Pobyt trwa dalej, jakby nigdy się nie skończył: ten sam boks i te same dawki.",
      done: "Wydanie cofnięte.",
      failed: "Nie udało się cofnąć wydania.",
    },
  },
  note: { label: "Notatka", hint: "Opcjonalnie; tylko dla zespołu" },
  decisions: {
    "main-caretaker/decision": {
      hint: "Zdecyduj jako główny opiekun. Twoja zgoda rezerwuje zwierzę dla tej osoby.",
      approve: "Wyraź zgodę",
      reject: "Odmów",
    },
    "home-check/complete": {
      hint: "Zapisz wynik wizyty przedadopcyjnej. Po twojej zgodzie powstanie umowa.",
      approve: "Wizyta: zgoda",
      reject: "Wizyta: odmowa",
    },
  },
  reject: {
    button: "Odmów i podaj powód",
    ask: "Zakończyć tę adopcję odmową?",
    warning: (adopter, animal) =>
      `${adopter} – ${animal}: ten wniosek zakończy się odmową, a osoba adoptująca dostanie wiadomość. Tego nie można cofnąć.`,
    reason: "Powód",
    reasonHint: "Tylko dla zespołu",
    message: "Wiadomość do osoby adoptującej",
    messageHint: "W liście i na stronie adopcji, razem z dwoma innymi zwierzętami. Napisz życzliwie i bez nazwisk.",
    written: (message) => `Do osoby adoptującej: ${message}`,
    confirm: "Odmów",
  },
  rubric: {
    title: "Co oznaczają punkty",
    steps: {
      85: "Świetny dom dla tego zwierzęcia. Niczego nie brakuje.",
      70: "Dobry dom. Zostają drobiazgi do omówienia.",
      50: "Możliwe. Najpierw trzeba wyjaśnić otwarte pytania.",
      0: "Nie to zwierzę: potrzebuje czegoś, czego ten dom nie może dać.",
    },
    from: (from, to) => `od ${from} do ${to}`,
  },
  review: { title: "Ocena ankiety", score: "Punkty", scoreHint: "Od 0 do 100", save: "Zapisz ocenę" },
  contract: {
    title: "Umowa",
    download: "Pobierz umowę",
    file: (id) => `umowa-adopcyjna-${id}.pdf`,
    issueAgain: "Przygotuj umowę ponownie",
    takeBack: {
      button: "Wycofaj umowę",
      title: (animal) => `Wycofać umowę – ${animal}?`,
      warning: (adopter) =>
        `${adopter} nie może jej już zaakceptować i dostaje list. Adopcja wraca do wizyty przedadopcyjnej, a rezerwacja pozostaje.`,
    },
    issued: "Przygotowana: {issued}, jeszcze bez akceptacji.",
    accepted: "Przygotowana: {issued}, zaakceptowana: {accepted}.",
    hash: "SHA-256 zaakceptowanego tekstu: {hash}",
  },
  contractQuestion: {
    title: (animal) => `Przygotować umowę – ${animal}?`,
    ask: (adopter, animal) =>
      `${adopter} dostaje list, że umowa (${animal}) jest gotowa, i może ją od razu zaakceptować.`,
    stopped: (adopter, animal) => `Umowy (${animal}, ${adopter}) nie można teraz przygotować, bez względu na powód.`,
    despite: "Dlaczego mimo to przechodzisz dalej",
    despiteHint: "Tylko dla zespołu; pozostaje w historii",
  },
  despite: {
    written: (missing, reason) => `Brakowało: ${missing}. Powód przejścia dalej: ${reason}`,
    kinds: { walks: "spacerów zapoznawczych", homeCheckToCome: "wizyty w domu", treatment: "szczepień w terminie" },
  },
  questionnaire: {
    notSent: "Ankieta jeszcze nie jest wysłana.",
    neverSent: "Ankieta nie została wysłana.",
    answered: "Data odpowiedzi: {at}",
    notAnswered: "Jeszcze bez odpowiedzi",
    noAnswer: "Brak odpowiedzi",
    score: "Punkty od zespołu",
    scoreOf: (score) => `${score} na 100`,
    note: "Notatka zespołu",
  },
  stages: {
    title: "Etapy",
    since: (status) => `${status} od {at}`,
    nobody: "Nikt nie jest przypisany: działają administratorzy",
  },
};

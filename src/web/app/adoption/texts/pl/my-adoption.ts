import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { myAdoption as english } from "../en/my-adoption.ts";

export const myAdoption: Written<typeof english> = {
  list: {
    title: "Moje adopcje",
    none: "Nie masz jeszcze adopcji.",
    failed: "Nie udało się wczytać adopcji. Zaloguj się i spróbuj ponownie.",
    yourTurn: "Twój ruch",
    apply: "Złóż wniosek o adopcję",
  },
  ownPassword: { title: "Najpierw własne hasło", choose: "Przejdź do profilu" },
  applied: (stageAndStatus) => `${stageAndStatus}, data wniosku: {at}`,
  changed: "Ta strona pokazuje teraz aktualny stan.",
  next: {
    1: {
      title: "Schronisko czyta twój wniosek",
      text: () => "Na razie nic nie musisz robić. Jeśli wniosek przejdzie dalej, wyślemy ci ankietę.",
    },
    2: {
      title: "Twój ruch: wypełnij ankietę",
      text: (animal) =>
        `Twoje odpowiedzi pomogą nam ocenić, czy ty i ${animal} do siebie pasujecie. Nie ma złych odpowiedzi.`,
    },
    3: {
      title: "Schronisko ocenia twoje odpowiedzi",
      text: () => "Na razie nic nie musisz robić. Następny krok to decyzja głównego opiekuna.",
    },
    4: {
      title: "Czas na decyzję głównego opiekuna",
      text: (animal) =>
        `Na razie nic nie musisz robić. Jeśli będzie zgoda, ${animal} zaczeka na ciebie, a my umówimy wizytę w twoim domu.`,
    },
    5: {
      title: "Teraz wizyta w domu",
      text: (animal) => `${animal} czeka na ciebie. Odezwiemy się, aby umówić termin wizyty.`,
    },
    6: {
      title: "Twój ruch: przeczytaj i zaakceptuj umowę",
      text: (animal) => `To ostatni krok. Po twojej akceptacji ${animal} jedzie do domu.`,
    },
  },
  end: {
    waiting: {
      title: "Umowa zaakceptowana",
      text: (animal) => `${animal} ma u ciebie dom i czeka w schronisku na odbiór. Twoja umowa zostaje w tym miejscu.`,
    },
    calledOff: {
      title: "Koniec adopcji",
      text: (animal) => `${animal} zostaje w schronisku. Jeśli to dla ciebie niespodzianka, zadzwoń do nas.`,
    },
    completed: {
      title: "Adopcja zakończona",
      text: (animal) => `Dziękujemy! ${animal} ma u ciebie dom. Twoja umowa zostaje w tym miejscu.`,
    },
    rejected: {
      title: "Ta adopcja się skończyła",
      text: () =>
        "Tym razem się nie udało. Zapytaj nas o powód, jeśli chcesz, i złóż wniosek o adopcję innego zwierzęcia.",
    },
    withdrawn: {
      title: "Wniosek wycofany",
      text: () => "Ta adopcja się skończyła. Nowy wniosek możesz złożyć, kiedy tylko zechcesz.",
    },
    superseded: {
      title: "Ta adopcja się skończyła",
      text: (animal) => `${animal} ma już dom u kogoś innego. Inne zwierzęta wciąż czekają.`,
    },
    left: {
      title: "Ta adopcja się skończyła",
      text: (animal) =>
        `${animal} jest już poza schroniskiem i adopcja nie jest możliwa. Inne zwierzęta wciąż czekają.`,
    },
    declined: {
      title: "Umowa odrzucona",
      text: () => "Ta adopcja się skończyła. Nowy wniosek możesz złożyć, kiedy tylko zechcesz.",
    },
    returned: {
      title: "Ta adopcja się skończyła",
      text: (animal) => `${animal} jest znowu w schronisku. Twoja umowa zostaje w tym miejscu.`,
    },
  },
  questionnaire: {
    known: "Twój list, imię i nazwisko oraz adres już mamy. Odpowiadaj w dowolnej kolejności i tak krótko, jak chcesz.",
    answered: (done, all) => `Odpowiedzi: ${done} z ${all}`,
    part: (part, parts) => `Część ${part} z ${parts}`,
    reuse: "Użyj moich poprzednich odpowiedzi",
    submit: "Wyślij ankietę",
    submitted: "Ankieta wysłana.",
    failed: "Nie udało się wysłać ankiety.",
    loadFailed: "Nie udało się wczytać twoich odpowiedzi.",
    draftSaved:
      "Odpowiedzi zapisują się w trakcie pisania. Możesz wrócić do nich później, w dowolnej karcie i na dowolnym urządzeniu.",
    draftOffline: "Brak połączenia. Odpowiedzi są bezpieczne w tej karcie i zapiszą się, gdy połączenie wróci.",
    lookThrough: "Przejrzyj je i wyślij ponownie.",
  },
  contract: {
    view: "Zobacz umowę",
    accept: "Zaakceptuj umowę",
    acceptAsk: "Zaakceptować umowę?",
    acceptText: (animal) => `${animal} będzie mieć u ciebie dom, a ty zgadzasz się na wszystko, co zawiera umowa.`,
    acceptedAt: "Data akceptacji umowy: {at}.",
    done: "Umowa zaakceptowana. Adopcja zakończona.",
    failed: "Nie udało się zaakceptować umowy.",
  },
  withdraw: {
    button: "Wycofaj wniosek",
    ask: (animal) => `Wycofać ten wniosek? (${animal})`,
    text: "Ta adopcja się skończy i nie będzie można do niej wrócić. Nowy wniosek możesz złożyć później.",
    confirm: "Wycofaj wniosek",
    done: "Wniosek wycofany.",
    failed: "Nie udało się wycofać wniosku.",
  },
  letter: "Twój list do schroniska",
  erased: "Twój list i odpowiedzi zostały usunięte, bo minęło dużo czasu.",
  answers: "Twoje odpowiedzi",
  history: "Co już się wydarzyło",
  proposals: "Może właśnie one pasują do twojego domu",
  stages: {
    title: "Sześć etapów",
    titleOfEnded: "Przebieg adopcji",
    coming: "Jeszcze przed tobą",
    closed: (status) => `${status}, {at}`,
    assignees: (names) => `Po stronie schroniska: ${names}`,
  },
};

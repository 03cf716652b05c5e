import type { Written } from "../../../../contract/texts/catalog.ts";
import type { error as englishError, notFound as englishNotFound, payment as englishPayment } from "../en/outcomes.ts";

export const payment: Written<typeof englishPayment> = {
  description: "Dziękujemy za pamięć o zwierzętach.",
  statuses: {
    COMPLETED: {
      title: "Dziękujemy",
      heading: "Dziękujemy!",
      text: (amount) => `Twoja darowizna (${amount}) już do nas dotarła. Dziękujemy za pomoc naszym zwierzętom.`,
    },
    PENDING: {
      title: "Dziękujemy",
      heading: "Dziękujemy!",
      text: (amount) =>
        `Twoja darowizna (${amount}) jest w trakcie: operator płatności jeszcze jej nie potwierdził. Może to potrwać kilka minut.`,
    },
    CANCELED: {
      title: "Darowizna anulowana",
      heading: "Darowizna anulowana",
      text: (amount) => `Twoja darowizna (${amount}) została anulowana. Nie pobrano żadnych pieniędzy.`,
    },
    FAILED: {
      title: "Darowizna niezakończona",
      heading: "Darowizna niezakończona",
      text: (amount) =>
        `O ile nam wiadomo, twoja darowizna (${amount}) nie doszła do skutku. Jeśli płatność jednak przeszła, operator płatności nas o tym powiadomi, a ta strona to pokaże.`,
    },
    Refunded: {
      title: "Darowizna zwrócona",
      heading: "Twoja darowizna została zwrócona",
      text: (amount) =>
        `Zwróciliśmy twoją darowiznę (${amount}). Na koncie w banku zwrot pojawi się po kilku dniach. Dziękujemy za pamięć o naszych zwierzętach.`,
    },
  },
  refunded: (amount) => `Zwróciliśmy z niej ${amount}. Na koncie w banku zwrot pojawi się po kilku dniach.`,
  unknown: {
    title: "Dziękujemy",
    heading: "Dziękujemy!",
    text: "Dziękujemy za pamięć o naszych zwierzętach. Operator płatności powiadamia nas o zakończonej płatności, co może potrwać kilka minut.",
  },
  test: "To był test: żadne pieniądze nie zmieniły właściciela.",
  lookAgain: "Sprawdź ponownie",
  backToDonate: "Wróć do darowizn",
  sandbox: {
    title: "Płatność testowa",
    description: "Strona testowa zamiast operatora płatności.",
    text: "Ta strona zastępuje operatora płatności. Nie pobiera pieniędzy i nie pyta o kartę.",
    pay: "Zapłać",
    cancel: "Anuluj",
    giveBack: { amount: "Kwota zwrotu (zł)", button: "Zwróć", left: (amount) => `Można zwrócić ${amount}.` },
    card: {
      title: "Ta karta zostanie zapisana. Później…",
      good: "można ją obciążyć",
      refused: "bank odmówi",
      expired: "straci ważność przed kolejnym miesiącem",
      none: "jednak nie zostanie zapisana",
    },
    over: "Ta płatność testowa jest zakończona.",
    back: "Wróć do schroniska",
  },
};

export const notFound: Written<typeof englishNotFound> = {
  title: "Nie znaleziono strony",
  text: "Pod tym adresem nie ma strony. Może jest teraz gdzie indziej, a może w adresie jest literówka.",
  seeAnimals: "Zobacz wszystkie zwierzęta",
};

export const error: Written<typeof englishError> = {
  ourFault: "Nie udało się pokazać tej strony i to nasza wina, nie twoja. Spróbuj ponownie za chwilę.",
  refused: "Nie udało się pokazać tej strony. Spróbuj ponownie albo przejdź do strony głównej.",
};

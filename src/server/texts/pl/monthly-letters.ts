import type { Written } from "../../../contract/texts/catalog.ts";
import type { monthlyLetters as english } from "../en/monthly-letters.ts";

export const monthlyLetters: Written<typeof english> = {
  begun: {
    subject: "Dziękujemy za comiesięczne wsparcie",
    arrived: (amount) => `Twoja pierwsza darowizna dotarła: ${amount}. Dziękujemy!`,
    next: (day) => `Od teraz będzie przychodzić co miesiąc, następnym razem ${day}.`,
    yours: "W każdej chwili możesz ją zmienić, wstrzymać albo zakończyć jednym przyciskiem.",
  },
  notKept: {
    subject: "Twoja darowizna dotarła – jednorazowo",
    arrived: (amount) => `Twoja darowizna dotarła: ${amount}. Dziękujemy!`,
    text: "Comiesięcznej darowizny nie udało się ustawić: operator płatności nie zapisał karty. Nic więcej nie zostanie pobrane.",
  },
  refused: {
    subject: "Twoja comiesięczna darowizna jest wstrzymana",
    text: (amount) =>
      `Bank nie pozwolił pobrać comiesięcznej darowizny (${amount}), również w kolejnych dniach. To się zdarza i nic nam nie musisz dopłacać.`,
    next: "Wstrzymaliśmy ją. Kiedy zechcesz, możesz ją wznowić albo zacząć od nowa z inną kartą.",
  },
  card: {
    subject: "Twoja comiesięczna darowizna potrzebuje nowej karty",
    text: "Karta, z której przychodziła comiesięczna darowizna, straciła ważność albo nie jest już zapisana, więc wstrzymaliśmy darowiznę. Nic nam nie musisz dopłacać.",
    next: "Jeśli chcesz pomagać dalej, zakończ tę darowiznę i zacznij nową z nową kartą.",
  },
  moved: {
    subject: "Twoja comiesięczna darowizna pomaga teraz wszystkim zwierzętom",
    animal: (name) => `Dobra wiadomość – to zwierzę nie mieszka już w schronisku: ${name}.`,
    resource: (purpose) => `Na ten cel już nie zbieramy: ${purpose}. Dziękujemy za pomoc!`,
    next: "Od teraz Twoja comiesięczna darowizna pomaga wszystkim naszym zwierzętom. Jeśli tego nie chcesz, możesz ją zakończyć jednym przyciskiem.",
  },
  ended: {
    subject: "Twoja comiesięczna darowizna jest zakończona",
    text: "Comiesięczna darowizna jest zakończona. Nic więcej nie zostanie pobrane, a operator płatności dostanie polecenie usunięcia karty.",
    thanks: "Dziękujemy za wszystko!",
    byStaff: "Zakończyło ją schronisko. Jeśli to dla Ciebie niespodzianka, napisz do nas.",
  },
  button: "Zobacz swoje darowizny",
};

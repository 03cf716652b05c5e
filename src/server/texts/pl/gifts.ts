import type { Written } from "../../../contract/texts/catalog.ts";
import type {
  giftLetter as englishLetter,
  refundLetter as englishRefund,
  giftStatement as englishStatement,
} from "../en/gifts.ts";

export const giftLetter: Written<typeof englishLetter> = {
  subject: "Dziękujemy za darowiznę",
  arrived: (amount) => `Twoja darowizna dotarła: ${amount}. Dziękujemy!`,
  forAll: "Pomoże tam, gdzie jest najbardziej potrzebna: karma, szczepienia, operacje, ciepłe posłanie.",
  meantFor: (purpose) =>
    `Wybrany przez Ciebie cel: ${purpose}. Na to ją przeznaczymy. Jeśli zbierze się więcej, niż potrzeba, reszta pomoże innym zwierzętom.`,
  test: "To był test: żadne pieniądze nie zmieniły właściciela.",
  button: "Zobacz swoje darowizny",
};

export const refundLetter: Written<typeof englishRefund> = {
  subject: "Zwrot twojej darowizny",
  whole: (amount) =>
    `Zwróciliśmy twoją darowiznę: ${amount}. Na koncie w banku zwrot pojawi się po kilku dniach. Dziękujemy za pamięć o naszych zwierzętach.`,
  part: (back, gift) =>
    `Zwróciliśmy część twojej darowizny: ${back} z ${gift}. Na koncie w banku zwrot pojawi się po kilku dniach. Dziękujemy za pomoc naszym zwierzętom.`,
  goesOn: "Comiesięczna darowizna trwa dalej. Jeśli tego nie chcesz, możesz ją zakończyć jednym przyciskiem.",
};

export const giftStatement: Written<typeof englishStatement> = {
  title: (year) => `Darowizny w ${year} roku`,
  fileName: (year) => `darowizny-${year}.pdf`,
  taxId: (number) => `NIP ${number}`,
  registerId: (number) => `Numer w rejestrze: ${number}`,
  giver: (fullName) => `Darczyńca: ${fullName}`,
  confirm: "Potwierdzamy wpływ poniższych darowizn. Dziękujemy za każdą z nich.",
  nothing: (year) => `W ${year} roku nie wpłynęła od Ciebie żadna darowizna.`,
  columns: { day: "Data wpływu", purpose: "Cel", order: "Płatność", amount: "Kwota" },
  allAnimals: "Wszystkie zwierzęta",
  refunded: (amount) => `zwrócono ${amount}`,
  sum: "Razem",
  test: "Są wśród nich płatności testowe: żadne pieniądze nie zmieniły właściciela.",
  note: "Zestawienie obejmuje wpłaty internetowe dokonane po zalogowaniu na stronie schroniska. Przelewy z banku są na wyciągu z banku.",
};

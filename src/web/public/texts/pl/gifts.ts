import type { Written } from "../../../../contract/texts/catalog.ts";
import type { gifts as english } from "../en/gifts.ts";

export const gifts: Written<typeof english> = {
  giveFor: (animal) => `Wesprzyj: ${animal}`,
  someone: (animal) => `Poznaj: ${animal}`,
  someoneText: (animal) =>
    `${animal} czeka tu najdłużej ze wszystkich. To dzięki darowiznom miska jest pełna, weterynarz opłacony, a posłanie ciepłe, zanim znajdzie się dom.`,
  forAnimal: (animal) => `Twoja darowizna – ${animal}`,
  animalText: (animal) => `Wybierz kwotę poniżej. Przeznaczymy ją na karmę, weterynarza i ciepłe posłanie – ${animal}.`,
  forWish: (wish) => `Twoja darowizna – ${wish}`,
  honest: "Jeśli zbierze się więcej, niż potrzeba na ten cel, schronisko przeznaczy resztę na inne zwierzęta.",
  forAll: "Wolę wesprzeć wszystkie zwierzęta",
  wishesTitle: "Co się kończy",
  wishesText: "Tego brakuje na naszych półkach. Wybierz, co chcesz uzupełnić.",
  giveForThis: "Wesprzyj ten cel",
  given: (given, goal) => `Zebrano ${given} z ${goal}.`,
  reached: "Mamy już wszystko. Dziękujemy!",
  accountTitle: "Podziękowanie i zestawienie",
  accountText:
    "Po zalogowaniu darowizna zapisuje się na twoim koncie: dostaniesz list z podziękowaniem i zestawienie każdego roku w PDF.",
  monthly: {
    title: "Wspieraj co miesiąc",
    text: "Ta sama darowizna co miesiąc, z twojej karty: dzięki niej możemy planować każdą miskę i każdą wizytę u weterynarza. Potrzebne jest konto, na którym możesz ją zmienić, wstrzymać albo zakończyć.",
    consent:
      "Pierwszą darowiznę opłacasz teraz na stronie PayU, które zapisuje kartę; jej numeru nigdy nie widzimy. Odtąd jest pobierana raz w miesiącu automatycznie, aż zakończysz ją jednym przyciskiem.",
    each: "Złotych co miesiąc",
    button: "Wspieraj co miesiąc",
  },
  purpose: (purpose) => `Cel twojej darowizny: ${purpose}.`,
};

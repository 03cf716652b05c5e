import type { Written } from "../../../../contract/texts/catalog.ts";
import type { terms as english } from "../en/terms.ts";

export const terms: Written<typeof english> = {
  title: "Regulamin",
  description: "Zasady korzystania ze strony schroniska: konta, wnioski o adopcję, umowy i darowizny.",
  lead: "Kilka zasad, prostymi słowami, żebyśmy mogli na siebie liczyć.",
  whoWeAre: {
    title: "Kim jesteśmy",
    text: (shelter, address, email) =>
      `Tę stronę prowadzi ${shelter}${address && `, ${address}`}. Korzystanie z niej jest bezpłatne. Nasz adres e-mail: ${email}.`,
  },
  others: [
    {
      title: "Twoje konto",
      text: [
        "Podaj swoje prawdziwe imię, nazwisko i adres: opiera się na nich umowa adopcyjna. Zachowaj hasło dla siebie i napisz do nas, jeśli podejrzewasz, że zna je ktoś inny. Jedno konto jest dla jednej osoby. Możesz je zamknąć w każdej chwili na stronie Mój profil.",
      ],
    },
    {
      title: "Wniosek o adopcję",
      text: [
        "Wniosek to prośba, a nie obietnica którejkolwiek ze stron. O jedno zwierzę może się ubiegać kilka osób, a my decydujemy, mając na uwadze jego dobro; możemy odmówić, a ty możesz wycofać wniosek w każdej chwili, aż do akceptacji umowy.",
        "To, co piszemy o zwierzętach, to nasza dzisiejsza wiedza, przekazana w dobrej wierze. Zwierzęta się zmieniają i w nowym domu mogą zachowywać się inaczej.",
      ],
    },
    {
      title: "Umowa",
      text: [
        "Adopcja jest zakończona, gdy zaakceptujesz umowę na swoim koncie. Od tej chwili obowiązuje nas to, co w niej zapisano; możesz ją pobrać i zachować.",
      ],
    },
    {
      title: "Darowizny",
      text: [
        "Darowizny są dobrowolne: jednorazowe albo comiesięczne, aż je zakończysz. Płatności obsługuje PayU na własnych warunkach. W zamian otrzymujesz tylko nasze podziękowania. Jeśli zdarzy się pomyłka, napisz do nas szybko, a znajdziemy rozwiązanie.",
      ],
    },
    {
      title: "Czego prosimy nie robić",
      text: [
        "Nie wysyłaj nam nieprawdziwych oświadczeń ani danych innych osób bez ich zgody, nie zakłócaj działania strony i nie próbuj dostać się do tego, co nie jest dla ciebie. Konta osób, które to robią, możemy zamknąć.",
      ],
    },
    {
      title: "Za co odpowiadamy",
      text: [
        "Dbamy o tę stronę, ale czasem może być niedostępna albo zawierać błąd. Za szkody odpowiadamy tak, jak stanowi prawo. Obowiązuje prawo polskie; jeśli przysługują ci prawa konsumenta, zachowujesz ochronę prawa kraju, w którym mieszkasz.",
      ],
    },
    {
      title: "Zmiany",
      text: [
        "Jeśli regulamin się zmieni, nowy tekst pojawi się tutaj ze swoją datą. Wcześniejsze ustalenia pozostają bez zmian.",
      ],
    },
  ],
};

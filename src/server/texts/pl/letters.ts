import type { Written } from "../../../contract/texts/catalog.ts";
import { plural } from "../../../contract/texts/plural.ts";
import type { letters as english } from "../en/letters.ts";

export const letters: Written<typeof english> = {
  frame: {
    hello: "Dzień dobry!",
    dear: (name) => `Dzień dobry, ${name}!`,
    regards: "Serdecznie pozdrawiamy",
  },
  welcome: {
    subject: (shelter) => `Witaj! Twoje konto – ${shelter}`,
    text: [
      "Z tym adresem założono u nas konto. Potwierdź poniższym linkiem, że adres należy do Ciebie; link działa raz, przez trzy dni. Już teraz możesz się zalogować, poznać nasze zwierzęta i złożyć wniosek o adopcję.",
      "Jeśli to nie Twoje konto, nie musisz nic robić: po prostu nie otwieraj linku.",
    ],
    button: "Potwierdź adres",
  },
  confirmEmail: {
    subject: "Potwierdź adres e-mail",
    text: (shelter) => [
      `Jedno z kont w naszym schronisku (${shelter}) ma ten adres. Potwierdź poniższym linkiem, że adres należy do Ciebie; link działa raz, przez trzy dni.`,
      "Jeśli nie masz u nas konta, nie musisz nic robić: po prostu nie otwieraj linku.",
    ],
    button: "Potwierdź adres",
  },
  passwordReset: {
    subject: "Ustaw nowe hasło",
    text: [
      "Ktoś, najpewniej Ty, prosi o nowe hasło do konta z tym adresem. Link działa raz, przez godzinę.",
      "Jeśli to nie Ty, nie musisz nic robić: hasło zostaje bez zmian.",
    ],
    button: "Ustaw nowe hasło",
  },
  accountChanged: {
    subject: "Zmiana na Twoim koncie",
    text: [
      "Ktoś z naszego zespołu zmienił adres e-mail lub hasło Twojego konta. Dla bezpieczeństwa konto jest teraz wylogowane na wszystkich urządzeniach.",
      "Jeśli stało się to bez Twojej prośby, zadzwoń do nas lub odpowiedz na ten list.",
    ],
  },
  emailChanged: {
    subject: "Zmiana Twojego adresu e-mail",
    text: [
      "Twoje konto ma teraz inny adres e-mail: tym adresem się logujesz i na niego wysyłamy nasze listy. Dla bezpieczeństwa konto jest teraz wylogowane na wszystkich innych urządzeniach.",
      "Jeśli to nie Twoja zmiana, zadzwoń do nas lub odpowiedz na ten list.",
    ],
  },
  accountClosed: {
    subject: "Twoje konto zostało zamknięte",
    text: [
      "Twoje konto zostało zamknięte, a Twoje dane osobowe usunięte. Otwarte wnioski zostały wycofane. Umowę zakończonej adopcji przechowujemy tak długo, jak wymaga tego prawo.",
      "Jeśli stało się to bez Twojej prośby, zadzwoń do nas.",
    ],
  },
  message: {
    subject: (sender) => `Wiadomość – ${sender}`,
    sender: (name, email) => `${name} (${email}) pisze przez formularz kontaktowy:`,
    button: "Otwórz w panelu administracyjnym",
    replySubject: (shelter) => `Odp.: Twoja wiadomość do nas – ${shelter}`,
    youWrote: (at) => `Twoja wiadomość, ${at}:`,
    weWrote: (at) => `Nasza odpowiedź, ${at}:`,
    someoneWrote: (at) =>
      `To odpowiedź na wiadomość, którą dostaliśmy z tym adresem: ${at}. Jeśli to pomyłka, nic nie musisz robić.`,
    closing: (sender) => `Odpowiedź na ten list trafi na adres, który podaje ${sender}.`,
  },
  newsletter: {
    subject: "Potwierdź zapis do newslettera",
    text: (shelter) => [
      `Ktoś, najpewniej Ty, chce dostawać na ten adres nasz newsletter (${shelter}). Potwierdź to poniższym linkiem: wcześniej nic nie wyślemy.`,
      "Jeśli to nie Ty, nie musisz nic robić.",
    ],
    button: "Potwierdź adres",
    why: "Dostajesz ten list, bo Twój adres jest zapisany do naszego newslettera.",
    unsubscribe: "Wypisz się",
  },
  aftercare: {
    subject: (animal) => `${animal}: zbliża się wizyta u weterynarza`,
    text: (animal) => [
      `Mamy nadzieję, że ${animal} dobrze się czuje w nowym domu. Oto co było zaplanowane na najbliższe tygodnie. Porozmawiaj o tym z lekarzem weterynarii.`,
    ],
    next: (animal) =>
      `${animal}: oto, co dalej. Porozmawiaj o tym z lekarzem weterynarii; na stronie adopcji możesz poprosić nas o przypomnienie:`,
    dose: (kind, day) => `${kind}: ${day}`,
    button: "Zobacz, co dalej",
    why: "Dostajesz ten list, bo na stronie adopcji prosisz nas o przypomnienia.",
    end: "Nie chcę więcej przypomnień",
  },
  savedSearch: {
    confirm: {
      subject: "Potwierdź wyszukiwanie",
      text: (shelter) => [
        `Ktoś, najpewniej Ty, chce dostawać na ten adres listy o nowych zwierzętach, które pasują do wyszukiwania (${shelter}). Potwierdź to poniższym linkiem: wcześniej nic nie wyślemy.`,
        "Jeśli to nie Ty, nie musisz nic robić.",
      ],
      search: "Wyszukiwanie:",
      typedBreed: "Obejmuje też rasę. Nie powtarzamy jej tutaj, bo mógł ją wpisać ktokolwiek.",
      button: "Piszcie do mnie",
    },
    running: {
      subject: "To wyszukiwanie już działa",
      text: ["Prosisz nas o to samo wyszukiwanie po raz drugi: napiszemy, gdy tylko pojawi się pasujące zwierzę."],
    },
    full: {
      subject: "Masz już dziesięć wyszukiwań",
      text: [
        "Piszemy najwyżej o dziesięciu wyszukiwaniach. Zakończ któreś z nich linkiem z naszego ostatniego listu, a potem zapisz nowe.",
      ],
    },
    found: {
      subjectOfOne: (animal) => `${animal} czeka na dom`,
      subject: (count) =>
        plural.pl(count, {
          one: `Do Twojego wyszukiwania pasuje ${count} nowe zwierzę`,
          few: `Do Twojego wyszukiwania pasują ${count} nowe zwierzęta`,
          many: `Do Twojego wyszukiwania pasuje ${count} nowych zwierząt`,
          other: `Do Twojego wyszukiwania pasuje ${count} nowego zwierzęcia`,
        }),
      intro: (count) =>
        plural.pl(count, {
          one: "Jest nowe zwierzę, które pasuje do tego, czego szukasz:",
          few: "Są nowe zwierzęta, które pasują do tego, czego szukasz:",
          many: "Są nowe zwierzęta, które pasują do tego, czego szukasz:",
          other: "Są nowe zwierzęta, które pasują do tego, czego szukasz:",
        }),
      more: (count) => `Na naszej liście czeka ich jeszcze więcej: ${count}.`,
      endOne: (search, url) => `Twoje wyszukiwanie ${search}\nKoniec listów o nim: ${url}`,
      button: "Zobacz zwierzęta",
    },
    why: "Dostajesz ten list, bo wyszukiwanie zwierzęcia jest u nas zapisane z Twoim adresem.",
    end: "Koniec listów o nowych zwierzętach",
  },
  jobDecision: {
    subject: (job) => `Twoje zgłoszenie do pracy – ${job}`,
    accept: (job) => [
      `Dziękujemy za zgłoszenie do pracy: ${job}. Chętnie powitamy Cię w naszym zespole.`,
      "W najbliższych dniach zadzwonimy, aby omówić całą resztę.",
    ],
    reject: (job) => [
      `Dziękujemy za zgłoszenie do pracy (${job}) i za poświęcony czas. Tym razem wybieramy kogoś innego.`,
      "To nie jest ocena Twojej osoby. Będzie nam miło, jeśli zgłosisz się na inną naszą ofertę.",
    ],
  },
  morning: {
    subject: (day, count) =>
      `${day}: ${plural.pl(count, {
        one: `czeka na Ciebie ${count} sprawa`,
        few: `czekają na Ciebie ${count} sprawy`,
        many: `czeka na Ciebie ${count} spraw`,
        other: `czeka na Ciebie ${count} sprawy`,
      })}`,
    intro: "Dzień dobry! To dzisiaj na Ciebie czeka:",
    at: (time, item) => `${time}  ${item}`,
    line: (item, place, late) =>
      `– ${item}${place && ` (${place})`}${
        late > 0
          ? `, ${plural.pl(late, {
              one: `${late} dzień po terminie`,
              few: `${late} dni po terminie`,
              many: `${late} dni po terminie`,
              other: `${late} dnia po terminie`,
            })}`
          : ""
      }`,
    more: (count) =>
      plural.pl(count, {
        one: `I jeszcze ${count} sprawa na Twoim pierwszym ekranie.`,
        few: `I jeszcze ${count} sprawy na Twoim pierwszym ekranie.`,
        many: `I jeszcze ${count} spraw na Twoim pierwszym ekranie.`,
        other: `I jeszcze ${count} sprawy na Twoim pierwszym ekranie.`,
      }),
    button: "Otwórz listę",
    why: "Otrzymujesz ten list, bo został włączony pod listą na dzisiaj.",
    end: "Tam też można go wyłączyć",
  },
  webhookOff: {
    subject: "Webhook został wyłączony",
    failed: (url) => `Od trzech dni nic nie dociera pod adres ${url}, więc nic więcej tam nie wysyłamy.`,
    gone: (url) => `Adres ${url} odpowiedział, że już nie istnieje (410), więc nic więcej tam nie wysyłamy.`,
    next: "Gdy odbiorca znów zadziała, włącz webhook. To, co nie dotarło, można wysłać ponownie, pojedynczo, z listy dostaw.",
    button: "Otwórz webhook",
  },
  testLetter: {
    subject: (shelter) => `List próbny – ${shelter}`,
    text: [
      "Ten list wysłano z pierwszych kroków na Twoim pulpicie, aby sprawdzić, czy poczta działa. Skoro dotarł, dotrą też listy do osób adoptujących.",
      "Jeśli trafił do spamu, zapytaj osobę, która opiekuje się serwerem poczty, o SPF i DKIM.",
    ],
  },
};

import type { Written } from "../../../../contract/texts/catalog.ts";
import type { news as english, newsletter as englishNewsletter } from "../en/news.ts";

export const news: Written<typeof english> = {
  title: "Aktualności",
  description:
    "Co dzieje się w schronisku: dni otwarte, nowe zwierzęta, szczęśliwe zakończenia i to, czego potrzebujemy.",
  pages: "Strony aktualności",
  feed: "Aktualności ze schroniska",
  loadFailed: "Nie udało się wczytać aktualności.",
  none: "Nie ma jeszcze aktualności. Zajrzyj wkrótce.",
  animals: "Zwierzęta z tego artykułu",
  beside: "Inne aktualności",
  older: "Poprzednia aktualność",
  newer: "Następna aktualność",
};

export const newsletter: Written<typeof englishNewsletter> = {
  title: "Aktualności w\u00a0twojej skrzynce",
  text: "Od czasu do czasu list o nowych zwierzętach i szczęśliwych zakończeniach. Najpierw poprosimy cię listem o potwierdzenie adresu, a wypisać się możesz jednym kliknięciem.",
  subscribe: "Zapisz się",
  confirmNow: "Został jeden krok: otwórz link w liście, który właśnie trafia do twojej skrzynki.",
  description: "Newsletter schroniska dla zwierząt.",
  readNews: "Przeczytaj aktualności",
  confirm: {
    title: "Jeszcze jedno kliknięcie",
    heading: "Czy mamy wysyłać ci newsletter?",
    text: "Jeśli tak, naciśnij przycisk. Jeśli to pomyłka, po prostu zamknij stronę – nic nie wyślemy.",
    button: "Tak, zapiszcie mnie",
  },
  unsubscribe: {
    title: "Wypisanie",
    heading: "Czy mamy usunąć cię z listy?",
    text: "Naciśnij przycisk, a nie będziemy więcej wysyłać newslettera na ten adres.",
    button: "Wypisz mnie",
  },
  endReminders: {
    title: "Koniec przypomnień",
    description: "Przypomnienia o zabiegach adoptowanego zwierzęcia.",
    heading: "Czy mamy już nie przypominać?",
    text: "Naciśnij przycisk, a nie będziemy więcej pisać o tym, co czeka zwierzę po adopcji.",
    button: "Bez przypomnień",
  },
  confirmed: {
    title: "Dziękujemy",
    heading: "Dziękujemy za potwierdzenie!",
    text: "Następny newsletter przyjdzie do twojej skrzynki. Jeśli przed otwarciem tego linku adres został wypisany, link już nie działa: po prostu zapisz się ponownie.",
  },
  remindersEnded: {
    title: "Koniec przypomnień",
    description: "Przypomnienia o zabiegach adoptowanego zwierzęcia.",
    heading: "Nie będzie więcej przypomnień",
    text: "Nie piszemy już o tym, co czeka zwierzę po adopcji. W każdej chwili można znów poprosić o listy na koncie, na stronie adopcji.",
  },
  unsubscribed: {
    title: "Wypisano",
    heading: "Wypisano z newslettera",
    text: "Nie wysyłamy już newslettera na ten adres i nie ma go na naszej liście. Zapraszamy z powrotem w każdej chwili: pole zapisu znajdziesz pod aktualnościami.",
  },
};

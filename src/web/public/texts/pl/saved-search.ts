import type { Written } from "../../../../contract/texts/catalog.ts";
import type { savedSearch as english } from "../en/saved-search.ts";

export const savedSearch: Written<typeof english> = {
  title: "Napiszcie, gdy pojawi się pasujące zwierzę",
  text: "Wybierz filtry i zostaw swój e-mail, a napiszemy tego dnia, gdy pojawi się ktoś nowy – najwyżej raz dziennie. Jedno kliknięcie w dowolnym liście kończy sprawę.",
  button: "Piszcie do mnie",
  confirm: {
    title: "Jeszcze jedno kliknięcie",
    description: "Listy o nowych zwierzętach.",
    heading: "Czy mamy do ciebie pisać?",
    text: "Jeśli tak, naciśnij przycisk: gdy tylko pojawi się zwierzę, które pasuje do wyszukiwania, wyślemy list. Jeśli to pomyłka, po prostu zamknij stronę.",
    button: "Tak, piszcie do mnie",
  },
  confirmed: {
    title: "Dziękujemy",
    description: "Listy o nowych zwierzętach.",
    heading: "Będziemy pisać",
    text: "Gdy tylko pojawi się zwierzę, które pasuje do wyszukiwania, wyślemy list. Na jeden adres działa najwyżej dziesięć wyszukiwań, a w każdym liście jest link, który je kończy.",
  },
  end: {
    title: "Koniec listów",
    description: "Listy o nowych zwierzętach.",
    heading: "Czy mamy już nie pisać?",
    text: "Naciśnij przycisk, a nie wyślemy więcej listów o tym wyszukiwaniu.",
    button: "Nie piszcie więcej",
  },
  ended: {
    title: "Koniec listów",
    description: "Listy o nowych zwierzętach.",
    heading: "Koniec listów",
    text: "Nie piszemy już do ciebie o tym wyszukiwaniu. Nowe możesz zapisać w każdej chwili pod listą zwierząt.",
  },
};

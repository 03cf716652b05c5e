import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { news as english } from "../en/news.ts";

export const news: Written<typeof english> = {
  search: "Szukaj w aktualnościach…",
  empty: "Nie ma jeszcze żadnych aktualności. Napisz pierwszą: o ratunku, nowym domu albo z podziękowaniem.",
  noMatch: "Żadne aktualności nie pasują do wyszukiwania.",
  words: "nowy nowa artykuł wpis aktualność napisz opublikuj",
  columns: { date: "Data", writtenBy: "Autor" },
  status: {
    Draft: () => "Szkic",
    Scheduled: (at) => `Ukaże się ${at}`,
    Published: (at) => `Opublikowano ${at}`,
  },
  form: {
    contentHint: "Pusty wiersz zaczyna nowy akapit.",
    animals: "Powiązane zwierzęta",
    animalsHint: "Ich karty są pod artykułem; najwyżej sześć.",
    createdAt: "Data utworzenia",
    publication: "Publikacja",
    publicationChoices: { now: "Od razu", at: "W wybranym terminie", draft: "Jeszcze nie, zachowaj jako szkic" },
    publishAtHint: "Według zegara schroniska. Wcześniej widzi ją tylko zespół.",
  },
};

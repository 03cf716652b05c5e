import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { feeds as english } from "../en/feeds.ts";

export const feeds: Written<typeof english> = {
  explanation:
    "Wszystko tutaj jest publiczne i pokazuje to, co widzą goście waszych stron, zawsze w obecnym stanie. Zwierzę, które idzie do domu, od razu znika ze wszystkich tych miejsc.",
  embed: {
    title: "Na innej stronie",
    explanation:
      "Jedna linijka pokazuje wasze zwierzęta na dowolnej innej stronie: znajomych, weterynarza albo miasta. Nie zapisuje ciasteczek i nikogo nie liczy.",
    type: "Zwierzęta",
    allTypes: "Psy i koty",
    types: { Dog: "Tylko psy", Cat: "Tylko koty" },
    limit: "Ile",
    theme: "Kolory",
    themes: { auto: "Jak woli odwiedzający", light: "Jasne", dark: "Ciemne" },
    language: "Język",
    ofPage: "Jak strona dookoła",
    line: "Linijka do wklejenia",
    lineHint: "Wklej ją tam, gdzie mają stać zwierzęta; na jednej stronie może być ich kilka.",
    preview: "Co pokazuje",
  },
  addresses: {
    title: "Dla portali i programów",
    explanation: "Kto prowadzi portal albo inny program, potrzebuje jednego z tych adresów i żadnego hasła.",
    names: {
      animalsJson: "Zwierzęta jako JSON",
      animalsCsv: "Zwierzęta jako tabela",
      animalsRss: "Nowe zwierzęta jako RSS",
      newsRss: "Aktualności jako RSS",
      petfinder: "Petfinder",
      adoptAPet: "Adopt-a-Pet: zwierzęta",
      adoptAPetMap: "Adopt-a-Pet: opis kolumn",
    },
    about: {
      animalsJson: "Dla własnej strony albo programisty: wszystko, co widzą goście, z adresami stron i zdjęć.",
      animalsCsv: "CSV do Excela, LibreOffice albo korespondencji.",
      animalsRss: "Dla czytników i usług, które same publikują nowości.",
      newsRss: "Artykuły z waszej strony aktualności.",
      petfinder:
        "Plik w układzie Petfindera, także ze zwierzętami zarezerwowanymi, znalezionymi i świeżo adoptowanymi.",
      adoptAPet: "Plik pets.csv w ich układzie, bez wiersza z nazwami.",
      adoptAPetMap: "Plik import.cfg, który do niego należy.",
    },
  },
};

import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type {
  animal as englishAnimal,
  animalFilters as englishFilters,
  animals as englishList,
} from "../en/animals.ts";

export const animals: Written<typeof englishList> = {
  title: "Zwierzęta",
  description:
    "Psy i koty, które czekają na dom. Wybierz płeć, gatunek, rasę, grupę, wielkość i wiek, a znajdziesz swoje zwierzę.",
  feed: "Nowe zwierzęta",
  lead: "Nie spiesz się. Często to zwierzę wybiera człowieka.",
  pages: "Strony listy zwierząt",
  loadFailed: "Nie udało się wczytać zwierząt.",
  none: "Nie ma jeszcze zwierząt do pokazania.",
  match: (count) =>
    plural.pl(count, {
      one: `Pasuje ${count} zwierzę`,
      few: `Pasują ${count} zwierzęta`,
      many: `Pasuje ${count} zwierząt`,
      other: `Pasuje ${count} zwierzęcia`,
    }),
  waiting: (count) =>
    plural.pl(count, {
      one: `${count} zwierzę czeka na spotkanie`,
      few: `${count} zwierzęta czekają na spotkanie`,
      many: `${count} zwierząt czeka na spotkanie`,
      other: `${count} zwierzęcia czeka na spotkanie`,
    }),
  noMatch: "Dziś nikt tutaj nie spełnia wszystkich tych życzeń.",
  noMatchHint: "Zrezygnuj z któregoś albo zajrzyj wkrótce: nowe zwierzęta przybywają co tydzień.",
};

export const animalFilters: Written<typeof englishFilters> = {
  label: "Filtry",
  open: (count) => (count === 0 ? "Filtry" : `Filtry (${count})`),
  show: (count) => (count === undefined ? "Pokaż zwierzęta" : `Pokaż zwierzęta (${count})`),
  clear: "Wyczyść filtry",
  all: "bez znaczenia",
  sex: "Płeć",
  type: "Gatunek",
  breed: "Rasa",
  group: "Grupa zwierząt",
  size: "Wielkość",
  age: "Wiek",
  breedsOf: { Dog: "Psy", Cat: "Koty" },
  small: (below) => `mała (poniżej ${below} kg)`,
  medium: (to) => `średnia (do ${to} kg)`,
  large: (from) => `duża (od ${from} kg)`,
  baby: (below) => `młode (poniżej ${below} lat)`,
  adult: (from, to) => `dorosłe (od ${from} do ${to} lat)`,
  senior: (from) => `starsze (${from} lat i więcej)`,
  character: "Charakter",
  goodWithChildren: "Dobre relacje z dziećmi",
  goodWithAnimals: "Dobre relacje z innymi zwierzętami",
  energy: "Energia",
  homeNeeded: "Potrzebny dom",
  atLeast: (score) => (score === 5 ? "5 na 5" : `co najmniej ${score} na 5`),
  energies: { calm: "spokojne (1 lub 2 na 5)", medium: "średnia energia (3 na 5)", lively: "żywe (4 lub 5 na 5)" },
};

export const animal: Written<typeof englishAnimal> = {
  description: (name, breed) => `${name} czeka na dom. Rasa: ${breed}.`,
  about: (name) => `Poznaj bliżej: ${name}`,
  share: "Udostępnij",
  linkCopied: "Skopiowano link",
  copyFailed: "Nie udało się skopiować",
  tiles: {
    breed: "Rasa",
    age: "Wiek",
    sex: "Płeć",
    weight: "Waga",
    admission: "Data przyjęcia",
    foundAt: "Miejsce znalezienia",
    chipped: "Mikroczip",
    status: "Status",
    group: "Grupa zwierząt",
    home: "Potrzebny dom",
  },
  yes: "tak",
  no: "nie",
  noGroup: "bez grupy",
  film: (name) => `Zobacz film: ${name}`,
  similar: "Podobne zwierzęta",
  character: "Charakter",
  score: (score) => `${score} na 5`,
  adopt: "Adoptuj to zwierzę",
  logInToAdopt: "Zaloguj się, aby złożyć wniosek o adopcję.",
  seeAdoption: "Zobacz swoją adopcję",
  addFavourite: (name) => `Dodaj do ulubionych: ${name}`,
  removeFavourite: (name) => `Usuń z ulubionych: ${name}`,
  noPicture: (name) => `${name}, jeszcze bez zdjęcia`,
  photos: (name) => `Zdjęcia: ${name}`,
  photo: (n, of) => `Zdjęcie ${n} z ${of}`,
  previousPhoto: "Poprzednie zdjęcie",
  nextPhoto: "Następne zdjęcie",
};

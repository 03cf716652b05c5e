import type { Written } from "../catalog.ts";
import type {
  animals as english,
  favourites as englishFavourites,
  animalForm as englishForm,
  photos as englishPhotos,
} from "../en/animals.ts";
import { plural } from "../plural.ts";

const years = (age: number): string =>
  plural.pl(age, { one: `${age} rok`, few: `${age} lata`, many: `${age} lat`, other: `${age} roku` });

export const animals: Written<typeof english> = {
  fields: {
    name: "Imię lub nazwa",
    type: "Rodzaj",
    sex: "Płeć",
    breed: "Rasa",
    weight: "Waga w kg",
    whereFound: "Gdzie znaleziono",
    isChipped: "Chip",
    homeNeeded: "Potrzebny dom",
    filmUrl: "Film",
    colours: "Umaszczenie",
    markings: "Znaki szczególne",
    description: "Opis",
  },
  types: { Dog: "pies", Cat: "kot" },
  sexes: { Male: "samiec", Female: "samica" },
  statuses: {
    Available: "do adopcji",
    Appointment: "umówiona wizyta",
    Reserved: "rezerwacja",
    Adopted: "w nowym domu",
    InCare: "pod opieką",
    Left: "poza schroniskiem",
  },
  years,
  age: years,
  yearsYoung: (_age, young) => young,
  ageYoung: (_age, young) => young,
  young: {
    months: (n) =>
      plural.pl(n, { one: "1 miesiąc", few: `${n} miesiące`, many: `${n} miesięcy`, other: `${n} miesiąca` }),
    aFewWeeks: "kilka tygodni",
    underAYear: "poniżej roku",
    oneYear: "1 rok",
    oneYearAnd: (n) =>
      plural.pl(n, {
        one: "1 rok i 1 miesiąc",
        few: `1 rok i ${n} miesiące`,
        many: `1 rok i ${n} miesięcy`,
        other: `1 rok i ${n} miesiąca`,
      }),
  },
  visitSoonHint: "W ciągu doby wizyta u weterynarza lub inny zabieg. Nadal szuka domu.",
  homes: { flat: "wystarczy mieszkanie", lift: "parter albo winda", garden: "ogród" },
  unknown: "nie wiadomo",
  adopted: (name) => `${name} ma już dom.`,
  reserved: (name) => `${name} ma rezerwację: adopcja jest na ostatnich etapach.`,
  inCare: (name) => `${name} nie czeka jeszcze na adopcję.`,
  /** @param day as YYYY-MM-DD */
  adoptableFrom: (name, day) => `${name}: adopcja będzie możliwa od ${day}.`,
  notFound: "Nie znaleziono zwierzęcia.",
  loadFailed: "Nie udało się wczytać zwierząt.",
  saveFailed: "Nie udało się zapisać zwierzęcia.",
  deleteFailed: "Nie udało się usunąć zwierzęcia.",
  hasOpenAdoption: "To zwierzę ma otwartą adopcję. Zakończ ją przed usunięciem zwierzęcia.",
  hasAppointment: "To zwierzę ma umówioną wizytę. Usuń ją przed usunięciem zwierzęcia.",
  isReserved: "To zwierzę ma rezerwację w ramach adopcji i nie można go tu oznaczyć jako „do adopcji”.",
  isBeingAdopted: "Status tego zwierzęcia zależy od jego adopcji, dopóki ona trwa.",
  groupNotNumber: "Numer grupy zwierząt musi być liczbą.",
  hereFlag: "Filtr zwierząt pod opieką musi mieć wartość true albo false.",
  incompleteFlag: "Filtr niepełnych danych musi mieć wartość true albo false.",
  sexAndAgeNeeded: "Umowa podaje płeć i wiek zwierzęcia. Uzupełnij je w formularzu zwierzęcia.",
};

export const animalForm: Written<typeof englishForm> = {
  name: "Podaj imię.",
  type: "Wybierz gatunek.",
  sex: "Wybierz płeć.",
  breed: "Podaj rasę.",
  whereFound: "Podaj miejsce znalezienia.",
  age: "Wiek musi być liczbą od 0 do 100.",
  months: "Liczba miesięcy musi być od 0 do 11.",
  homeNeeded: "Wybierz jeden z domów albo żaden.",
  film: "Adres filmu musi zaczynać się od https:// i mieć najwyżej 500 znaków.",
  colours: "Podaj najwyżej 6 kolorów.",
  weight: "Waga musi być liczbą większą od 0 i nie większą niż 500.",
  arrivalDate: "Podaj datę przyjęcia.",
  arrivalInvalid: "Nieprawidłowa data",
  arrivalInFuture: "Data przyjęcia nie może być z przyszłości.",
  photos: "Dodaj zdjęcie.",
  tooManyPhotos: (most) =>
    plural.pl(most, {
      one: `Zwierzę może mieć najwyżej ${most} zdjęcie.`,
      few: `Zwierzę może mieć najwyżej ${most} zdjęcia.`,
      many: `Zwierzę może mieć najwyżej ${most} zdjęć.`,
      other: `Zwierzę może mieć najwyżej ${most} zdjęcia.`,
    }),
  invalidPhoto: "To zdjęcie nie należy do tego zwierzęcia.",
  scores: "Wybierz ocenę (1–5) dla każdej cechy.",
  status: (statuses) => `Status musi być jednym z: ${statuses}.`,
  chipped: "Zaznacz, czy zwierzę ma mikroczip.",
  focus: "Podaj środek kadru jako liczbę od 0 do 100.",
};

export const favourites: Written<typeof englishFavourites> = {
  title: "Ulubione",
  add: "Dodaj do ulubionych",
  remove: "Usuń z ulubionych",
  logIn: "Zaloguj się, aby dodać do ulubionych",
  loadFailed: "Nie udało się wczytać ulubionych.",
  none: "Nie masz jeszcze ulubionych.",
  added: "Dodano do ulubionych.",
  removed: "Usunięto z ulubionych.",
  saveFailed: "Nie udało się zmienić ulubionych. Spróbuj ponownie.",
};

export const photos: Written<typeof englishPhotos> = {
  unreadable: "Nie udało się odczytać tego zdjęcia. Wybierz je ponownie.",
  portraitFailed: "Nie udało się przetworzyć zdjęcia.",
};

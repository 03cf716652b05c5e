import type { Written } from "../../../../contract/texts/catalog.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import type { animals as english } from "../en/animals.ts";

/** @returns an age, '3 lata' */
export const years = (age: number): string =>
  plural.pl(age, { one: `${age} rok`, few: `${age} lata`, many: `${age} lat`, other: `${age} roku` });

export const animals: Written<typeof english> = {
  title: "Zwierzęta",
  search: "Szukaj zwierzęcia…",
  none: "Nie ma jeszcze zwierząt.",
  noMatch: "Żadne zwierzę nie pasuje do wyszukiwania.",
  deletedOnly: "Usunięte zwierzęta",
  addAppointment: "Dodaj wizytę u weterynarza",
  isDeleted: "To zwierzę jest usunięte. Widzą je tylko administratorzy.",
  summary: (sex, age, breed) => `${sex}, ${years(age)}, ${breed}`,
  fields: {
    name: "Imię",
    type: "Gatunek",
    sex: "Płeć",
    age: "Wiek",
    weight: "Waga",
    breed: "Rasa",
    whereFound: "Miejsce znalezienia",
    arrivalDate: "Data przyjęcia",
    status: "Status",
    group: "Grupa",
    chipped: "Mikroczip",
  },
  hints: {
    age: "Pełne lata",
    weight: "W kilogramach",
    group: "Grupy zmienia się na osobnym ekranie.",
    statusOfAdoption: "Ustala go adopcja, dopóki jest otwarta.",
    adopting: "Kończy otwarte wnioski o to zwierzę. Każda osoba, która złożyła wniosek, dostanie list.",
    returning: "Oznacza, że zwierzę wróciło do schroniska. Zakończona adopcja dostanie adnotację o powrocie.",
    appointment: "Na listach widać „umówiona wizyta”, ponieważ wizyta jest w ciągu doby.",
  },
  noGroup: "Bez grupy",
  isChipped: "Tak",
  notChipped: "Nie",
  filters: {
    type: { label: "Gatunek", all: "Wszystkie", Dog: "Psy", Cat: "Koty" },
    ageClass: { label: "Wiek", all: "Wszystkie", baby: "Młode", adult: "Dorosłe", senior: "Starsze" },
    size: { label: "Wielkość", all: "Każda", small: "Mała", medium: "Średnia", large: "Duża" },
    status: {
      label: "Status",
      all: "Każdy",
      Available: "Do adopcji",
      Appointment: "Umówiona wizyta",
      Reserved: "Rezerwacja",
      Adopted: "W nowym domu",
    },
    clear: "Wyczyść filtry",
  },
  order: {
    label: "Kolejność",
    name: { ascending: "Imię, od A do Z", descending: "Imię, od Z do A" },
    type: { ascending: "Gatunek, najpierw koty", descending: "Gatunek, najpierw psy" },
    age: { ascending: "Od najmłodszych", descending: "Od najstarszych" },
    arrivalDate: { ascending: "Najdłużej w schronisku", descending: "Ostatnio przyjęte" },
    status: { ascending: "Status, najpierw do adopcji", descending: "Status, najpierw w nowym domu" },
  },
  scores: {
    title: "Cechy",
    titleWithScale: (min, max) => `Cechy (${min} – mało, ${max} – dużo)`,
    notScored: "Bez oceny",
    score: (score, max) => `${score} z ${max}`,
  },
  photos: {
    none: "Nie ma jeszcze zdjęć.",
    add: "Dodaj zdjęcia",
    free: (count) => `Możesz dodać jeszcze: ${count}.`,
    preparing: (at, count, file) => `Przygotowanie ${at} z ${count}: ${file}`,
    progress: "Przygotowanie zdjęć",
    name: (animal, at) => `${animal}, zdjęcie ${at}`,
    nameOfNew: (at) => `Zdjęcie ${at}`,
    main: "Zdjęcie główne",
    makeMain: "Ustaw jako główne",
    makeMainLabel: (photo) => `Ustaw jako główne: ${photo}`,
    description: (photo) => `Co widać: ${photo}`,
    remove: (photo) => `Usuń: ${photo}`,
    moveForward: (photo) => `Przesuń do przodu: ${photo}`,
    moveBack: (photo) => `Przesuń do tyłu: ${photo}`,
    focalPoint: (photo, x, y) =>
      `Środek kadru: ${photo}. ${x}% od lewej, ${y}% od góry. Przesuniesz go klawiszami strzałek.`,
  },
};

import type { AnimalType, Sex } from "../../src/contract/animals/animals.ts";

/** The names of animals that lived here before: none of an animal that is here now. */
export const PAST_NAMES: Readonly<Record<AnimalType, Readonly<Record<Sex, readonly string[]>>>> = {
  Dog: {
    Male: (
      "Azor Ares Bary Benek Borsuk Bursztyn Cezar Dino Drops Fado Fafik Gryf Hektor Igo Kapsel Kubuś Lord Maks Mocart Nero " +
      "Oskar Puszek Rambo Rocky Rudolf Sonet Szarik Tajfun Topik Urwis Wafel Wulkan Zorro Żuk"
    ).split(" "),
    Female: (
      "Abra Aza Beza Diana Dora Elza Fiona Fuga Funia Gaja Hera Inka Kama Kora Lady Lusia Luna Maja Muszka Nika Perła " +
      "Psota Roksi Sara Sonia Tekla Tola Wega Zoja Zuzia"
    ).split(" "),
  },
  Cat: {
    Male: (
      "Albert Amor Bazyl Cynamon Czarek Diabeł Edek Felek Garfield Imbir Jacuś Kicek Klakier Leon Lucek Max Maurycy Orion " +
      "Pumek Rufus Simba Stefan Toffi Węgielek"
    ).split(" "),
    Female: (
      "Amelka Bajka Cytra Drzazga Fela Frania Gryzelda Iwa Kawa Kicia Lila Lawenda Melisa Mimi Mysza Nutka Oliwka " +
      "Psotka Rózia Stokrotka Sabrina Tina Zołza"
    ).split(" "),
  },
};

/** Where they were found. */
export const PAST_PLACES = [
  "Łódź Bałuty",
  "Łódź Widzew",
  "Łódź Polesie",
  "Łódź Górna",
  "Zgierz",
  "Pabianice",
  "Aleksandrów Łódzki",
  "Konstantynów Łódzki",
  "Ozorków",
  "Głowno",
  "Stryków",
  "Brzeziny",
  "Koluszki",
  "Tuszyn",
  "Rzgów",
] as const;

/** Breeds as they come to a shelter: most are of none. */
export const PAST_BREEDS: Readonly<Record<AnimalType, readonly string[]>> = {
  Dog: ["Mixed breed", "Mixed breed", "Mixed breed", "Mixed breed", "German Shepherd", "Labrador Retriever", "Beagle"],
  Cat: ["European Shorthair", "European Shorthair", "European Shorthair", "Mixed breed", "British Shorthair"],
};

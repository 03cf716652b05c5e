import { shelter } from "../../../contract/platform/shelter.ts";
import type { Written } from "../../../contract/texts/catalog.ts";
import { LOCALE } from "../../../contract/texts/language.ts";
import { animals } from "../../../contract/texts/pl/animals.ts";
import { breeds } from "../../../contract/texts/pl/breeds.ts";
import { plural } from "../../../contract/texts/plural.ts";
import { storedWord } from "../../../contract/texts/stored-word.ts";
import type { contract as english } from "../en/contract.ts";

const KILOGRAMS = new Intl.NumberFormat(LOCALE.pl, { style: "unit", unit: "kilogram" });

/** @returns `22 listopada 2026 12:04:05 CET` */
const moment = (at: Date): string =>
  at.toLocaleString(LOCALE.pl, { dateStyle: "long", timeStyle: "long", timeZone: shelter().timeZone });

const years = (age: number) =>
  plural.pl(age, { one: `${age} rok`, few: `${age} lata`, many: `${age} lat`, other: `${age} roku` });

export const contract: Written<typeof english> = {
  title: (number) => `Umowa adopcyjna nr ${number}`,
  parties: {
    heading: "Strony umowy",
    shelter: (name, contact) => `${name}, ${contact} (Schronisko)`,
    adopter: ({ name, dateOfBirth, address, phone, email }) =>
      `${name}, data urodzenia: ${dateOfBirth}, adres: ${address}, telefon: ${phone}, ${email} (Adoptujący)`,
    issued: (number, day) => `Umowa nr ${number} z dnia ${day}.`,
  },
  animal: {
    heading: "Zwierzę",
    described: ({ name, type, breed, sex, age, weight, isChipped, chips }, young) =>
      `${name}: ${storedWord(animals.types, type)}, rasa: ${breed === null ? "nieznana" : storedWord(breeds, breed)}, płeć: ${storedWord(animals.sexes, sex)}, wiek: ${young ?? years(age)}, waga: ${weight === null ? "nieznana" : KILOGRAMS.format(weight)}, ${chips.length > 0 ? `mikroczip nr ${chips.join(", ")}` : `mikroczip: ${isChipped ? "tak" : "jeszcze nie"}`}.`,
    given:
      "Schronisko przekazuje zwierzę w stanie, jaki jest mu znany, wraz z jego dokumentami i całą swoją wiedzą o jego zdrowiu i charakterze.",
  },
  adopterPromises: {
    heading: "Zobowiązania Adoptującego",
    text: [
      "Zapewnić zwierzęciu przez całe jego życie jedzenie, wodę, ciepłe miejsce do spania, ruch, towarzystwo i opiekę weterynaryjną.",
      "Chronić je przed krzywdą; bez zgody Schroniska nie rozmnażać go, nie sprzedawać i nie oddawać.",
      "Zawiadomić Schronisko, gdy zwierzę zaginie, nieuleczalnie zachoruje albo nie może dłużej zostać; Schronisko zawsze przyjmie je z powrotem.",
    ],
  },
  shelterPromises: {
    heading: "Zobowiązania Schroniska",
    text: [
      "Odpowiadać na pytania i pomagać radą przez całe życie zwierzęcia.",
      "Przyjąć zwierzę z powrotem w każdej chwili, bez wyrzutów.",
    ],
  },
  acceptance: {
    heading: "Akceptacja",
    open: "Umowa czeka na akceptację: Adoptujący akceptuje ją na swoim koncie na stronie Schroniska.",
    accepted: (adopter, at, address) => `Akceptacja: ${adopter}, ${moment(at)}, adres ${address}.`,
    hash: (sha256) => `SHA-256 zaakceptowanego tekstu: ${sha256}`,
  },
  page: (page, of) => `Strona ${page} z ${of}`,
};

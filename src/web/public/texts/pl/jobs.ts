import type { Written } from "../../../../contract/texts/catalog.ts";
import type { jobs as english, jobApplication as englishApplication } from "../en/jobs.ts";

export const jobs: Written<typeof english> = {
  title: "Aktualne oferty pracy",
  description: "Praca w schronisku: aktualne oferty z wynagrodzeniem. Zgłoś się przez internet z krótkim listem.",
  lead: "Dobra praca, życzliwy zespół i ktoś, kto merda ogonem na twój widok.",
  loadFailed: "Nie udało się wczytać ofert pracy.",
  none: "W tej chwili nie ma ofert pracy. Zajrzyj tu innego dnia.",
  pages: "Strony ofert pracy",
  salary: "Wynagrodzenie miesięczne",
  apply: "Zgłoś się do tej pracy",
  logInToApply: "Zaloguj się, aby się zgłosić",
};

export const jobApplication: Written<typeof englishApplication> = {
  title: "Wyślij zgłoszenie",
  firstName: "Imię",
  lastName: "Nazwisko",
  sex: "Płeć",
  chooseSex: "Wybierz",
  sexes: { Female: "kobieta", Male: "mężczyzna", Other: "inna" },
  age: "Wiek",
  phone: "Numer telefonu",
  letter: "List motywacyjny",
  letterHint: "Dlaczego ta praca i dlaczego u nas?",
  experience: "Doświadczenie",
  experienceHint: "Praca, szkolenia albo lata z własnymi zwierzętami.",
  submit: "Wyślij zgłoszenie",
};

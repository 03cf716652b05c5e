import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { profile as english } from "../en/profile.ts";

export const profile: Written<typeof english> = {
  details: "Dane profilu",
  loadFailed: "Nie udało się wczytać profilu.",
  person: {
    name: "Imię",
    surname: "Nazwisko",
    phoneNumber: "Numer telefonu",
    postalCode: "Kod pocztowy",
    city: "Miejscowość",
    street: "Ulica",
    dateOfBirth: "Data urodzenia",
  },
  hints: { phoneNumber: "9 cyfr", postalCode: "Format 00-000" },
  password: {
    hint: "Aby zmienić e-mail lub hasło, wpisz obecne hasło.",
    new: "Nowe hasło",
    leaveBlank: "Zostaw puste, jeśli nic się nie zmienia.",
  },
  security: {
    title: "Logowanie i bezpieczeństwo",
    text: "Drugi składnik oprócz hasła i urządzenia, na których trwa sesja.",
    open: "Zabezpiecz moje konto",
  },
  data: {
    title: "Moje dane",
    text: "Możesz pobrać wszystko, co o tobie przechowujemy, albo zamknąć konto. Zamknięcie konta usuwa dane osobowe.",
    download: "Pobierz moje dane",
    file: "moje-dane.json",
    downloadFailed: "Nie udało się pobrać Twoich danych.",
    closeAccount: "Zamknij moje konto",
    closeFailed: "Nie udało się zamknąć konta.",
  },
  staff: {
    role: "Rola",
    hint: "Imię, nazwisko i stanowisko zmienia administrator. E-mail i hasło możesz zmienić tutaj.",
    newEmail: "Nowy e-mail",
  },
};

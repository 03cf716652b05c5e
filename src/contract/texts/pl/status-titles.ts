import type { Written } from "../catalog.ts";
import type { statusTitles as english } from "../en/status-titles.ts";

export const statusTitles: Written<typeof english> = {
  400: "Nieprawidłowe zapytanie",
  401: "Zaloguj się",
  403: "Brak uprawnień",
  404: "Nie znaleziono",
  500: "Błąd serwera",
  502: "Brak odpowiedzi innego serwera",
  503: "Serwis chwilowo niedostępny",
  405: "Niedozwolona metoda",
  408: "Zapytanie trwało zbyt długo",
  409: "Konflikt",
  412: "W międzyczasie zaszły zmiany",
  413: "Za dużo danych",
  415: "Nieobsługiwany rodzaj danych",
  428: "Brak numeru wersji",
  429: "Za dużo zapytań",
  431: "Za długie nagłówki zapytania",
  other: "Błąd",
};

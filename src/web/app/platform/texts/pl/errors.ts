import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { errors as english } from "../en/errors.ts";

export const errors: Written<typeof english> = {
  screenFailed: (status) => `Kod błędu: ${status}. Nie udało się pokazać tego ekranu. Spróbuj ponownie za chwilę.`,
  offline: "Brak połączenia z internetem",
  reload: "Wczytaj ponownie",
  goToRound: "Otwórz obchód",
  goHome: "Przejdź do strony głównej",
  notFound: "Nie znaleziono strony",
  nothingHere: "Pod tym adresem nic nie ma.",
  perhaps: "Możliwe, że tego już nie ma albo w adresie jest literówka. Dalej prowadzą te drogi:",
  goToDashboard: "Przejdź do pulpitu",
  goBack: "Wróć",
  invalidId: "Nieprawidłowy numer w adresie.",
  noConnection: "Brak połączenia ze schroniskiem. Wpisany tekst jest tu bezpieczny: spróbuj ponownie za chwilę.",
};

import type { Written } from "../catalog.ts";
import type { setup as english } from "../en/setup.ts";

export const setup: Written<typeof english> = {
  code: "Wpisz kod z okna programu.",
  wrongCode: "To nie jest kod z okna programu albo kod już wygasł. Uruchom program ponownie, aby dostać nowy.",
  tooMany: "Zbyt wiele błędnych kodów. Poczekaj kwadrans albo uruchom program ponownie, aby dostać nowy kod.",
  password: "Podaj hasło.",
  firstName: "Podaj imię.",
  surname: "Podaj nazwisko.",
  jobTitle: "Kierownictwo schroniska",
};

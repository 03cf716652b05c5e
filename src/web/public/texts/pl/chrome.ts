import type { Written } from "../../../../contract/texts/catalog.ts";
import type { chrome as english } from "../en/chrome.ts";

export const chrome: Written<typeof english> = {
  skip: "Przejdź do treści",
  home: "Strona główna",
  goHome: "Przejdź do strony głównej",
  meetAnimals: "Poznaj zwierzęta",
  email: "E-mail",
  logIn: "Zaloguj się",
  navigation: {
    label: "Menu główne",
    news: "Aktualności",
    animals: "Zwierzęta",
    adoption: "Adopcja",
    help: "Jak pomóc",
    about: "O nas",
  },
  menu: { label: "Menu", open: "Otwórz menu", close: "Zamknij menu" },
  account: { signIn: "Zaloguj się", logOut: "Wyloguj się", favourites: "Ulubione" },
  footer: {
    label: "Stopka",
    motto: "Każde zwierzę czeka tu na jednego człowieka. Może właśnie na ciebie.",
    donate: "Wesprzyj",
    volunteer: "Wolontariat",
    jobs: "Praca",
    follow: "Obserwuj nas",
  },
  breadcrumbs: "Ścieżka strony",
  lists: { previous: "Poprzednia strona", next: "Następna strona", page: (n) => `Strona ${n}` },
  forms: {
    optional: "(nieobowiązkowe)",
    showPassword: "Pokaż",
    hidePassword: "Ukryj",
    needsScript: "Do wysłania tego formularza potrzebny jest JavaScript, a w twojej przeglądarce jest wyłączony.",
    website: "Strona internetowa",
    passwordHint: (least) => `Liczba znaków: co najmniej ${least}; kilka słów łatwiej zapamiętać.`,
  },
  reload: "Odśwież",
  manifest: { shortName: "Schronisko", description: "Psy i koty, które czekają na dom." },
};

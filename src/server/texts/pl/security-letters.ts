import type { Written } from "../../../contract/texts/catalog.ts";
import type { securityLetters as english } from "../en/security-letters.ts";

export const securityLetters: Written<typeof english> = {
  button: "Logowanie i bezpieczeństwo",
  device: (browser, system) => [browser ?? "nieznana przeglądarka", system && `(${system})`].filter(Boolean).join(" "),
  newDevice: {
    subject: "Logowanie z nowego urządzenia",
    text: ({ when, device, address }) => [
      `Na Twoje konto zalogowano się ${when}. Przeglądarka: ${device}, adres sieciowy: ${address}. Wcześniej jej tu nie było.`,
      "Jeśli to Ty, nie musisz nic robić.",
      "Jeśli to nie Ty, zakończ tę sesję i od razu ustaw nowe hasło.",
    ],
  },
  changed: {
    subject: "Zmiana w sposobie logowania",
    what: {
      totpAdded: "Do Twojego konta dodano aplikację uwierzytelniającą.",
      totpRemoved: "Z Twojego konta usunięto aplikację uwierzytelniającą.",
      passkeyAdded: "Do Twojego konta dodano klucz dostępu.",
      passkeyRemoved: "Z Twojego konta usunięto klucz dostępu.",
      codesMade: "Dla Twojego konta utworzono nowe kody zapasowe. Poprzednie już nie działają.",
      password: "Zmieniono Twoje hasło. Wszystkie inne urządzenia zostały wylogowane.",
    },
    ifNotYou: "Jeśli to nie Ty, od razu ustaw nowe hasło i sprawdź, co jest tam ustawione.",
  },
  codeUsed: {
    subject: "Użyto kodu zapasowego",
    text: (left) => [
      "Jeden z Twoich kodów zapasowych posłużył do potwierdzenia, że to Ty.",
      left === 0
        ? "To był ostatni. Utwórz nowe, aby móc się zalogować po utracie urządzenia."
        : `Pozostałe kody: ${left}.`,
      "Jeśli to nie Ty, od razu ustaw nowe hasło i sprawdź, co jest tam ustawione.",
    ],
  },
  reset: {
    subject: "Twój drugi składnik został usunięty",
    text: [
      "Administrator schroniska albo osoba, która prowadzi serwer, usunęła drugi składnik Twojego konta: klucze dostępu, aplikację uwierzytelniającą i kody zapasowe. Konto jest wylogowane wszędzie; teraz logujesz się samym hasłem.",
      "Jeśli stało się to bez Twojej prośby, zadzwoń do nas.",
    ],
  },
  wrongCodes: {
    subject: "Ktoś zna Twoje hasło",
    text: ({ when, device, address }) => [
      `Dnia ${when} ktoś podał Twoje prawidłowe hasło, a potem pięć błędnych kodów. Przeglądarka: ${device}, adres sieciowy: ${address}. Nie udało się zalogować.`,
      "Jeśli to Ty, spróbuj ponownie za kwadrans.",
      "Jeśli to nie Ty, ustaw nowe hasło: obecne zna ktoś jeszcze.",
    ],
  },
};

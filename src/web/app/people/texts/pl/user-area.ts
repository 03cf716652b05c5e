import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { userArea as english } from "../en/user-area.ts";

export const userArea: Written<typeof english> = {
  hello: (name) => `Dzień dobry, ${name}!`,
  profileHint: "Twoje dane, e-mail i hasło",
  adoptionsHint: "Śledź tu swoje adopcje",
  underWay: (count) => `W toku: ${count}`,
  waiting: "Czeka na ciebie",
  jobApplications: "Moje zgłoszenia do pracy",
  confirmEmail: {
    title: "Potwierdź swój adres e-mail",
    text: "W twojej skrzynce jest list z linkiem. Otwórz go, aby nasze listy na pewno do ciebie docierały. Do tego czasu wszystko działa tu jak zwykle.",
    sendAgain: "Wyślij list ponownie",
    failed: "Nie udało się wysłać listu. Spróbuj ponownie później.",
  },
};

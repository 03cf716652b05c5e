import type { Written } from "../catalog.ts";
import type { firstSteps as english } from "../en/first-steps.ts";

export const firstSteps: Written<typeof english> = {
  noMailServer: "Nie ma jeszcze serwera poczty: ustaw SMTP_URL tam, gdzie działa program, i uruchom go ponownie.",
  tooManyLetters: "To już dużo listów próbnych. Odczekaj godzinę.",
};

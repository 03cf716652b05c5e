import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { language as english } from "../en/language.ts";

export const language: Written<typeof english> = {
  description: "W tym serwisie, w naszych listach i w twoich dokumentach.",
  submit: "Zmień język",
  failed: "Nie udało się zmienić języka.",
};

import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { contentFields as english } from "../en/content-fields.ts";

export const contentFields: Written<typeof english> = {
  title: "Tytuł",
  content: "Treść",
  name: "Nazwa",
  description: "Opis",
  appeal: "Słowa dla darczyńców",
  answer: "Treść odpowiedzi",
  question: (number) => `Pytanie ${number}`,
};

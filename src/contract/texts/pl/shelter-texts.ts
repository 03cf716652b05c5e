import type { Written } from "../catalog.ts";
import type { shelterTexts as english } from "../en/shelter-texts.ts";

export const shelterTexts: Written<typeof english> = {
  notFound: "Nie ma takiego tekstu.",
  blank: "Wpisz tu tekst albo wróć do wbudowanego.",
  unseen: "Ten tekst zawiera niewidoczne znaki. Wpisz go ręcznie, zamiast wklejać.",
  tooManyLines: (most) => `Użyj najwyżej ${most} wierszy.`,
  unknown: (placeholder) => `Ten tekst nie ma znacznika ${placeholder}.`,
  missing: (placeholder) => `W tym tekście musi być znacznik ${placeholder}.`,
  brace: "Nawias klamrowy musi otwierać i zamykać znacznik, na przykład {shelter}.",
  noForms: (name) => `{${name}} nie jest liczbą, więc nie można podać po nim form słowa.`,
  parts: {
    tooMany: (most) => `Takich części może być na stronie najwyżej ${most}.`,
    twice: (part) => `${part} jest tu dwa razy.`,
    alone: (part) => `${part} to cała część: musi być w osobnym wierszu.`,
    wrong: (line, { name, text }) =>
      `Wiersz „${line}” nie jest częścią. Podaj tytuł (do ${name} zn.), tekst (do ${text} zn.) i ewentualnie adres: Tytuł | Tekst | https://example.org`,
  },
  forms: (placeholder, language, numbers, word) =>
    `${placeholder}: ${language} – słowo ma osobne formy dla ${numbers}, na przykład {weeks|${word}}.`,
};

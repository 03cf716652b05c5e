import type { Written } from "../../../../contract/texts/catalog.ts";
import type { household as english } from "../en/household.ts";

export const household: Written<typeof english> = {
  title: "Kto z tobą mieszka?",
  lead: "Najwyżej cztery dotknięcia i na początku są zwierzęta, które pasują do twojego domu. Żadnego nie ukrywamy.",
  questions: {
    children: "Dzieci w domu",
    pets: "Pies lub kot w domu",
    alone: "Ile godzin bez ludzi",
    home: "Twój dom",
  },
  any: "obojętne",
  answers: {
    children: { small: "do 6 lat", older: "7+" },
    pets: { yes: "tak" },
    alone: { day: "4–8", long: "ponad 8" },
    home: { garden: "ogród", lift: "bez schodów", stairs: "schody" },
  },
  show: "Pokaż, kto pasuje",
  clear: "Wyczyść odpowiedzi",
  why: "Skąd ta kolejność?",
  reasons: [
    "Osoby, które opiekują się naszymi zwierzętami, oceniają ich cechy od 1 do 5. Na początku są te z wyższymi ocenami w tym, co wynika z twoich odpowiedzi.",
    "Dzieci do 6 lat i ponad 8 godzin bez ludzi liczą się podwójnie, bo tu najczęściej coś się nie udaje.",
    "Zwierzęta, które potrzebują ogrodu, są wyżej, gdy go masz, a niżej, gdy mieszkasz bez niego; te, które potrzebują parteru albo windy – gdy są schody.",
    "To, czego o zwierzęciu jeszcze nie wiemy, nie liczy się ani na plus, ani na minus. Gdy zwierzęta pasują tak samo, pierwsze są te przyjęte ostatnio. Zarezerwowane są na końcu.",
    "Twoje odpowiedzi są w adresie tej strony i tylko na tym urządzeniu, dopóki ich nie wyczyścisz.",
  ],
  fit: {
    children: (score) => (score <= 2 ? `Dzieci: ${score} na 5, lepiej w domu bez dzieci.` : `Dzieci: ${score} na 5.`),
    animals: (score) =>
      score <= 2
        ? `Inne zwierzęta: ${score} na 5, najlepiej bez towarzystwa zwierząt.`
        : `Inne zwierzęta: ${score} na 5.`,
    independence: (score) =>
      score <= 2 ? `Zostawanie bez ludzi: ${score} na 5, nie lubi czekać.` : `Zostawanie bez ludzi: ${score} na 5.`,
  },
  home: { flat: "Wystarczy mieszkanie.", lift: "Potrzebny parter albo winda.", garden: "Potrzebny ogród." },
  unknown: {
    children: "Dzieci: jeszcze nie wiemy.",
    animals: "Inne zwierzęta: jeszcze nie wiemy.",
    independence: "Zostawanie bez ludzi: jeszcze nie wiemy.",
    home: "Dom: jeszcze nie wiemy.",
  },
};

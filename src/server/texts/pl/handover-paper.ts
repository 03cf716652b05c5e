import type { Written } from "../../../contract/texts/catalog.ts";
import type { handoverPaper as english } from "../en/handover-paper.ts";

export const handoverPaper: Written<typeof english> = {
  title: (animal) => `Protokół wydania: ${animal}`,
  fileName: (id) => `wydanie-${id}.pdf`,
  waits: "Dzień wydania: ____________________",
  on: (day) => `Wydano ${day}.`,
  fact: "Kto jedzie do domu",
  facts: {
    animal: "Zwierzę",
    chips: "Mikroczip",
    weight: "Ostatnia waga",
    adopter: "Do kogo",
    contract: "Umowa z dnia",
  },
  doses: "Co jeszcze trzeba podać",
  goesAlong: "Co zabieramy",
  things: ["Umowa", "Książeczka zdrowia lub paszport", "Obroża i smycz albo transporter", "Karma na pierwsze dni"],
  signatures: { adopter: (name) => `Data i podpis: ${name}`, shelter: "Data i podpis: za schronisko" },
};

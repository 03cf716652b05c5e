import type { Written } from "../catalog.ts";
import type { waiting as english } from "../en/waiting.ts";

export const waiting: Written<typeof english> = {
  notInCare: "Tego zwierzęcia nie ma pod opieką schroniska.",
  noteRequired: "Napisz, co postanowiono.",
  phases: {
    hold: "Blokada prawna",
    quarantine: "Kwarantanna",
    treatment: "Choroba lub leczenie",
    exam: "Bez badania weterynarza",
    profile: "Bez zdjęcia lub opisu",
    unpublished: "Nie do adopcji",
    unasked: "Nikt nie zapytał",
    staff: "Nasz krok w adopcji",
    adopter: "Krok adoptującego",
    appointment: "Umówiona wizyta",
    contract: "Umowa do podpisania",
    foster: "Dom tymczasowy",
  },
};

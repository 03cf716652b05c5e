import { aboutParts } from "../parts.ts";

/** About the shelter and its four values (spec §2.4). */
export const about = {
  parts: aboutParts,
  title: "About Us",
  description: (shelter: string, city: string) =>
    `${shelter}${city && ` in ${city}`}: who we are, what we believe in, and when you can visit the dogs and cats that wait for a home.`,
  lead: "A place to arrive, to rest, and to leave again with somebody of one’s own.",
  whoWeAre: "Who we are",
  home: (city: string) =>
    `We are a shelter for dogs and cats${city && ` in ${city}`}. Some of our animals were found by the road, some were given up by people who could not keep them, and some were taken from places where nobody was kind to them. All of them get the same here: food, warmth, a vet, a name, and somebody who is glad to see them in the morning.`,
  work: "Our work is done when an animal leaves us. We look for homes that suit both sides, we take our time over it, and we stay in touch afterwards. An animal that waits longer than others waits in a safe place, for as long as it takes.",
  valuesTitle: "What we believe in",
  team: {
    name: "Team",
    text: "Caretakers, vets and volunteers who know every animal by name, and who speak openly with each other when something could be done better.",
  },
  care: {
    name: "Quality Care",
    text: "A vet’s check on arrival, clean rooms, good food, walks and play every day, and treatment for as long as there is hope.",
  },
  partners: {
    name: "Strong Partnerships",
    text: "We work together with the town, veterinary practices, schools and other shelters, because nobody can do this alone.",
  },
  education: {
    name: "Ongoing Education",
    text: "We keep learning about the animals, and share what we know: with adopters, with school classes, with anybody who asks.",
  },
  visitTitle: "Come and see us",
  address: "Address",
  hours: "Opening hours",
  contact: "Contact",
  /** Who runs the shelter, with its numbers; left out when a shelter has said nothing of it (rules §12). */
  organisation: "Who runs the shelter",
  taxId: (number: string) => `Tax number: ${number}`,
  registerId: (number: string) => `Register number: ${number}`,
  iban: (number: string) => `Bank account: ${number}`,
};

import { shelter } from "../../../contract/shelter.ts";
import type { IconName } from "../icon.tsx";

export const aboutText = (): readonly string[] => [
  `We are a shelter for dogs and cats in ${shelter().city}. Some of our animals were found by the road, some were given up by people who could not keep them, and some were taken from places where nobody was kind to them. All of them get the same here: food, warmth, a vet, a name, and somebody who is glad to see them in the morning.`,
  "Our work is done when an animal leaves us. We look for homes that suit both sides, we take our time over it, and we stay in touch afterwards. An animal that waits longer than others waits in a safe place, for as long as it takes.",
];

export type Value = { name: string; icon: IconName; text: string };

/** The four values (spec §2.4). */
export const VALUES: readonly Value[] = [
  {
    name: "Team",
    icon: "panel",
    text: "Caretakers, vets and volunteers who know every animal by name, and who speak openly with each other when something could be done better.",
  },
  {
    name: "Quality Care",
    icon: "heart",
    text: "A vet’s check on arrival, clean rooms, good food, walks and play every day, and treatment for as long as there is hope.",
  },
  {
    name: "Strong Partnerships",
    icon: "hand",
    text: "We work together with the town, veterinary practices, schools and other shelters, because nobody can do this alone.",
  },
  {
    name: "Ongoing Education",
    icon: "calendar",
    text: "We keep learning about the animals, and share what we know: with adopters, with school classes, with anybody who asks.",
  },
];

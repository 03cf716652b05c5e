import { shelter } from "../../../contract/shelter.ts";
import { ADULT_AGE_YEARS } from "../../../contract/shelter-rules.ts";

/** The requirements for volunteers (spec §2.4, §9). */
export const volunteerRequirements = (): readonly string[] => [
  `You are at least ${shelter().rules.volunteerMinAge} years old. If you are under ${ADULT_AGE_YEARS}, a parent or guardian signs the form with you.`,
  `You stay with us for at least ${shelter().rules.volunteerMinMonths} months: animals learn to trust slowly, and miss people who vanish.`,
  "You come regularly, on days we agree on together.",
  "You are patient and calm, also with animals that are afraid, and you do what the caretakers tell you about their safety and yours.",
  "You have clothes and shoes that may get muddy.",
  "You need no experience. We teach you what you need to know.",
];

export const VOLUNTEER_TASKS: readonly { name: string; text: string }[] = [
  { name: "Walking dogs", text: "In all weathers, at the dog’s pace, with time for every smell." },
  { name: "Company for cats", text: "Playing, brushing, reading aloud, or simply sitting still until somebody comes." },
  {
    name: "Feeding and cleaning",
    text: "Full bowls, fresh beds and clean rooms: the quiet work that everything stands on.",
  },
  { name: "Events and photos", text: "Open days in town, and pictures that make somebody fall in love." },
];

/** The steps from the form to the first shift. */
export const VOLUNTEER_STEPS: readonly { name: string; text: string }[] = [
  { name: "Fill in the form", text: "On a screen or by hand: two pages, and no trick questions." },
  { name: "Send or bring it", text: "By email, by post, or in person during opening hours." },
  { name: "Meet us", text: "We show you around, introduce you to the animals, and find the task that suits you." },
];

import { shelter } from "../../../contract/shelter.ts";
import { inWords, shelterRuleText } from "../../../contract/shelter-rules.ts";
import type { IconName } from "../icon.tsx";

export type AdoptionType = { name: string; icon: IconName; text: string; goodFor: string };

/** The four types of adoption (spec §2.4). */
export const adoptionTypes = (): readonly AdoptionType[] => [
  {
    name: "In Shelter",
    icon: "home",
    text: "You come to us, spend time with the animal in its own room or on a walk, and talk with the person who feeds it every day. You may come as often as you need to be sure.",
    goodFor: "Good for nearly everybody, and the way most animals find their home.",
  },
  {
    name: "Off-Site",
    icon: "pin",
    text: "We bring animals to open days in town, where you can meet them away from the noise of the shelter. The papers are the same, and so is the care we take with them.",
    goodFor: "Good for people who cannot easily come to us, and for animals that open up elsewhere.",
  },
  {
    name: "Foster to Adopt",
    icon: "heart",
    text: `The animal moves in with you for ${inWords(shelter().rules.fosterWeeks)} weeks before anybody signs a contract. We give advice, and we take the animal back without reproach if you do not suit each other.`,
    goodFor: "Good for shy animals, for families with children, and for homes with other animals.",
  },
  {
    name: "Virtual Meet & Greet",
    icon: "video",
    text: "A caretaker shows you the animal in a video call, at home in its room, and answers what you would like to know. When you have made up your mind, you still meet in person before the animal moves.",
    goodFor: "Good for a first look when you live far away or work long days.",
  },
];

export type Step = { name: string; text: string };

/** The six steps, one for each stage of an adoption (spec §2.4, §4). */
export const ADOPTION_STEPS: readonly Step[] = [
  {
    name: "Application",
    text: "Choose an animal and write us a letter: who you are, how you live, and why this animal. There are no right words, only honest ones.",
  },
  {
    name: "Questionnaire",
    text: "We send you questions about your home, your days and your experience. You answer them online, in your own time.",
  },
  {
    name: "Staff review",
    text: "The people who look after the animal read your answers. If something is unclear, they call you.",
  },
  {
    name: "Main caretaker’s approval",
    text: "The person who knows the animal best decides whether you two suit each other. From then on it is reserved for you.",
  },
  {
    name: "Home check",
    text: "We visit you once, to help rather than to judge: we look for gaps in the fence, open windows, and a good place for the bed.",
  },
  {
    name: "Contract",
    text: "You read the contract and accept it in your account. The adoption is complete, and you take your friend home.",
  },
];

/** The shelter's rules, with the specification's texts (spec §9). */
export const adoptionRules = (): readonly { rule: string; why: string }[] => [
  { rule: shelterRuleText().walks, why: "so that you know each other’s pace before you share a home." },
  { rule: shelterRuleText().finalized, why: "when the visits went well and the papers are ready." },
  { rule: shelterRuleText().foster, why: "and can end earlier, with a contract or with a kind goodbye." },
];

import { inWords } from "../../../../contract/texts/en/in-words.ts";
import { adoptionParts } from "../parts.ts";

const foster = (weeks: number) => `Foster to adopt lasts ${inWords(weeks)} weeks`;

/** Adoption: its types, its six steps and the shelter's rules (spec §2.4, §4, §9). */
export const adoption = {
  parts: adoptionParts,
  title: "Adoption",
  description: (fosterWeeks: number) =>
    `How to adopt a dog or a cat from our shelter: four types of adoption and six steps. ${foster(fosterWeeks)}.`,
  lead: "Bringing an animal home is a big day for both of you. Here is how it goes, so that nothing on the way is a surprise.",
  apply: "Apply to Adopt",
  logInToApply: "Log in to Apply",
  typesTitle: "Four types of adoption",
  typesLead: "Every animal and every family is different. Choose the way that suits you both.",
  inShelter: {
    name: "In Shelter",
    text: "You come to us, spend time with the animal in its own room or on a walk, and talk with the person who feeds it every day. You may come as often as you need to be sure.",
    goodFor: "Good for nearly everybody, and the way most animals find their home.",
  },
  offSite: {
    name: "Off-Site",
    text: "We bring animals to open days in town, where you can meet them away from the noise of the shelter. The papers are the same, and so is the care we take with them.",
    goodFor: "Good for people who cannot easily come to us, and for animals that open up elsewhere.",
  },
  fosterToAdopt: {
    name: "Foster to Adopt",
    text: (weeks: number) =>
      `The animal moves in with you for ${inWords(weeks)} weeks before anybody signs a contract. We give advice, and we take the animal back without reproach if you do not suit each other.`,
    goodFor: "Good for shy animals, for families with children, and for homes with other animals.",
  },
  virtual: {
    name: "Virtual Meet & Greet",
    text: "A caretaker shows you the animal in a video call, at home in its room, and answers what you would like to know. When you have made up your mind, you still meet in person before the animal moves.",
    goodFor: "Good for a first look when you live far away or work long days.",
  },
  stepsTitle: "The procedure, in six steps",
  stepsLead: "You can follow each of them in your account, and we write to you whenever one is taken.",
  howTo: "How to adopt an animal from the shelter",
  /** One for each stage of an adoption. */
  steps: [
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
  ],
  rulesTitle: "Good to know",
  /** Each rule stands out, and its reason goes on after it. */
  rules: {
    walks: {
      rule: (months: number, walks: number) =>
        `Dogs aged ${months}+ months need at least ${inWords(walks)} pre-adoption walks`,
      why: ", so that you know each other’s pace before you share a home.",
    },
    finalized: {
      rule: (days: number) => `Dog adoptions may be finalized within ${inWords(days)} days`,
      why: ", when the visits went well and the papers are ready.",
    },
    foster: { rule: foster, why: ", and can end earlier, with a contract or with a kind goodbye." },
  },
};

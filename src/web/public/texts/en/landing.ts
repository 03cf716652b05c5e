import { inWords } from "../../../../contract/texts/en/in-words.ts";
import { plural } from "../../../../contract/texts/plural.ts";
import { landingParts } from "../parts.ts";

/** The landing page (spec §2.4). */
export const landing = {
  parts: landingParts,
  title: (shelter: string) => `${shelter} – Adopt a Friend`,
  description:
    "Dogs and cats waiting for a home. Meet them, adopt, foster, donate or give a few hours of your week to the shelter.",
  hero: {
    title: "Adopt a Friend",
    lead: "Somebody here already has a name, a favourite toy and a way of looking at the door. All that is missing is you.",
    adopt: "Adopt Now",
  },
  welcome: {
    title: "Welcome",
    text: "We take in dogs and cats that have lost their people, give them food, a warm place and a vet’s care, and look for the home each of them deserves. Come and see us, by the gate or on these pages.",
  },
  lately: {
    title: "Lately Found",
    label: "Lately found animals",
    progress: "Progress through the animals",
    previous: "Previous animal",
    next: "Next animal",
    meet: (name: string) => `Meet ${name}`,
  },
  help: {
    title: "How Can You Help",
    more: "Learn More",
    adoption: { name: "Adoption", text: "Give one of them a sofa, a name and a future." },
    donating: { name: "Donating", text: "A bowl of food, a vaccine, a warm blanket." },
    volunteering: { name: "Volunteering", text: "Walks, brushing, and good company." },
    fostering: {
      name: "Fostering",
      text: (weeks: number) =>
        `Get to know each other at your home, for ${inWords(weeks)} ${plural.en(weeks, { one: "week", other: "weeks" })}.`,
    },
  },
  messages: {
    title: "Reach Out To Us",
    lead: "Ask about an animal, a visit or anything that is on your mind. Every message is read by one of us.",
    name: "Name",
    message: "Message",
    send: "Send Message",
  },
};

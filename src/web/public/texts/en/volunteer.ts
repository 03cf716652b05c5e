import { volunteerParts } from "../parts.ts";

/** Volunteering (spec §2.4, §9). */
export const volunteer = {
  parts: volunteerParts,
  title: "Volunteer",
  description: (age: number, months: number) =>
    `Give a few hours of your week to dogs and cats. Volunteers are at least ${age} and stay for at least ${months} months. Download the application form.`,
  lead: "A walk, a brush, an hour of company: small things for you, and the best part of the day for somebody here.",
  apply: "Apply Now",
  applyNote: "Downloads the application form, a PDF of two pages.",
  requirementsTitle: "What we ask of you",
  requirements: {
    age: (age: number, adult: number) =>
      `You are at least ${age} years old. If you are under ${adult}, a parent or guardian signs the form with you.`,
    months: (months: number) =>
      `You stay with us for at least ${months} months: animals learn to trust slowly, and miss people who vanish.`,
    others: [
      "You come regularly, on days we agree on together.",
      "You are patient and calm, also with animals that are afraid, and you do what the caretakers tell you about their safety and yours.",
      "You have clothes and shoes that may get muddy.",
      "You need no experience. We teach you what you need to know.",
    ],
  },
  tasksTitle: "What you could do",
  tasks: [
    { name: "Walking dogs", text: "In all weathers, at the dog’s pace, with time for every smell." },
    {
      name: "Company for cats",
      text: "Playing, brushing, reading aloud, or simply sitting still until somebody comes.",
    },
    {
      name: "Feeding and cleaning",
      text: "Full bowls, fresh beds and clean rooms: the quiet work that everything stands on.",
    },
    { name: "Events and photos", text: "Open days in town, and pictures that make somebody fall in love." },
  ],
  stepsTitle: "How it goes",
  /** From the form to the first shift. */
  steps: [
    { name: "Fill in the form", text: "On a screen or by hand: two pages, and no trick questions." },
    { name: "Send or bring it", text: "By email, by post, or in person during opening hours." },
    { name: "Meet us", text: "We show you around, introduce you to the animals, and find the task that suits you." },
  ],
};

import { inWords } from "../../../contract/texts/en/in-words.ts";

const DAY = "DD.MM.YYYY";

/** The volunteer application on paper (spec §2.4). A `tip` is what screen readers call a field. */
export const volunteerForm = {
  title: "Volunteer Application",
  fileName: "volunteer-application.pdf",
  introduction: (least: { age: number; months: number }) =>
    `Thank you for wanting to help! Volunteers are at least ${least.age} years old and stay with us for at least ${inWords(least.months)} months, so that the animals can get to know them.`,
  /** Address and phone are empty while the shelter's record has none. */
  whereTo: (address: string, email: string, phone: string) =>
    `Fill in the form on a screen or by hand and sign it. Then ${address && `bring it to ${address}, or `}send it to ${email}.${phone && ` Questions? Call us: ${phone}.`}`,
  person: {
    title: "About you",
    fullName: "Name and surname",
    dateOfBirth: `Date of birth (${DAY})`,
    street: "Street and number",
    postalCode: "Postal code",
    postalCodeTip: "Postal code, for example 00-000",
    city: "City",
    phone: "Phone number",
    email: "Email",
  },
  availability: {
    title: "When you can come",
    days: "On these days",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    hours: "At what time of the day",
    perWeek: "Hours a week",
    from: `From (${DAY})`,
    fromTip: `First day, as ${DAY}`,
  },
  tasks: {
    title: "What you would like to do",
    legend: "As many as you like",
    walking: "Walking dogs",
    cats: "Company for cats",
    care: "Feeding and cleaning",
    events: "Events and photos",
    transport: "Driving",
  },
  experience: {
    title: "Your experience",
    intro: "None yet? Say so: we teach everything you need.",
    dogs: "With dogs",
    dogsTip: "Experience with dogs",
    cats: "With cats",
    catsTip: "Experience with cats",
  },
  why: {
    title: "Why you would like to volunteer with us",
    label: "In your own words",
    tip: "Why you would like to volunteer",
  },
  emergency: {
    title: "Whom we call in an emergency",
    name: "Name and surname",
    nameTip: "Emergency contact: name and surname",
    relation: "Relation to you",
    relationTip: "Emergency contact: relation to you",
    phone: "Phone number",
    phoneTip: "Emergency contact: phone number",
  },
  signature: {
    title: "Your signature",
    intro: (shelter: string) =>
      `What I have written is true. ${shelter} may keep this form to decide on my application and, if I become a volunteer, for as long as I am one. I can ask for it back at any time.`,
    label: "Volunteer’s signature",
    date: "Date",
    dateTip: `Date of signature, as ${DAY}`,
  },
  guardian: {
    title: (adultAge: number) => `If you are under ${adultAge}: your guardian’s consent`,
    intro: (shelter: string, city: string) =>
      `I am the parent or legal guardian of the person named on this form. I agree that they volunteer at ${shelter}${city && ` in ${city}`}, and I may be called when something happens.`,
    name: "Guardian’s name and surname",
    phone: "Guardian’s phone number",
    label: "Guardian’s signature",
    dateTip: `Date of the guardian’s signature, as ${DAY}`,
  },
};

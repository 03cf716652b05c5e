import { shelter, shelterAddress, shelterPhone, WEEKDAYS } from "../../contract/shelter.ts";
import { ADULT_AGE_YEARS, inWords } from "../../contract/shelter-rules.ts";

/** A text field; `width` is in twelfths of the line, `lines` is its height in lines of text. */
export type TextField = { kind: "text"; name: string; label: string; tooltip?: string; width: number; lines?: number };
/** A row of checkboxes; each has its own name in the form. */
export type CheckFields = { kind: "checks"; legend: string; options: readonly { name: string; label: string }[] };
/** A line for a signature by hand, with a date field. */
export type Signature = { kind: "signature"; label: string; dateName: string; dateTooltip: string };
export type Row = readonly TextField[] | CheckFields | Signature;

export type Section = { title: string; intro?: string; rows: readonly Row[]; startsPage?: true };

export const TITLE = "Volunteer Application";

export const introduction = () => [
  `Thank you for wanting to help! Volunteers are at least ${shelter().rules.volunteerMinAge} years old and stay with us for at least ${inWords(shelter().rules.volunteerMinMonths)} months, so that the animals can get to know them.`,
  `Fill in the form on a screen or by hand and sign it. Then bring it to ${shelterAddress()}, or send it to ${shelter().email}. Questions? Call us: ${shelterPhone()}.`,
];

const TASKS = [
  { name: "task-walking", label: "Walking dogs" },
  { name: "task-cats", label: "Company for cats" },
  { name: "task-care", label: "Feeding and cleaning" },
  { name: "task-events", label: "Events and photos" },
  { name: "task-transport", label: "Driving" },
] as const;

const day = "DD.MM.YYYY";

/** The whole form, in reading order; `name` is the name of a value in the filled-in file. */
export const sections = (): readonly Section[] => [
  {
    title: "About you",
    rows: [
      [
        { kind: "text", name: "fullName", label: "Name and surname", width: 8 },
        { kind: "text", name: "dateOfBirth", label: `Date of birth (${day})`, width: 4 },
      ],
      [
        { kind: "text", name: "street", label: "Street and number", width: 6 },
        {
          kind: "text",
          name: "postalCode",
          label: "Postal code",
          tooltip: "Postal code, for example 00-000",
          width: 2,
        },
        { kind: "text", name: "city", label: "City", width: 4 },
      ],
      [
        { kind: "text", name: "phone", label: "Phone number", width: 5 },
        { kind: "text", name: "email", label: "Email", width: 7 },
      ],
    ],
  },
  {
    title: "When you can come",
    rows: [
      {
        kind: "checks",
        legend: "On these days",
        options: WEEKDAYS.map((label) => ({ name: `availability-${label.toLowerCase()}`, label })),
      },
      [
        { kind: "text", name: "availability-hours", label: "At what time of the day", width: 5 },
        { kind: "text", name: "availability-perWeek", label: "Hours a week", width: 3 },
        { kind: "text", name: "availability-from", label: `From (${day})`, tooltip: `First day, as ${day}`, width: 4 },
      ],
    ],
  },
  {
    title: "What you would like to do",
    rows: [{ kind: "checks", legend: "As many as you like", options: TASKS }],
  },
  {
    title: "Your experience",
    intro: "None yet? Say so: we teach everything you need.",
    rows: [
      [
        {
          kind: "text",
          name: "experience-dogs",
          label: "With dogs",
          tooltip: "Experience with dogs",
          width: 12,
          lines: 3,
        },
      ],
      [
        {
          kind: "text",
          name: "experience-cats",
          label: "With cats",
          tooltip: "Experience with cats",
          width: 12,
          lines: 3,
        },
      ],
    ],
  },
  {
    title: "Why you would like to volunteer with us",
    startsPage: true,
    rows: [
      [
        {
          kind: "text",
          name: "why",
          label: "In your own words",
          tooltip: "Why you would like to volunteer",
          width: 12,
          lines: 10,
        },
      ],
    ],
  },
  {
    title: "Whom we call in an emergency",
    rows: [
      [
        {
          kind: "text",
          name: "emergency-name",
          label: "Name and surname",
          tooltip: "Emergency contact: name and surname",
          width: 5,
        },
        {
          kind: "text",
          name: "emergency-relation",
          label: "Relation to you",
          tooltip: "Emergency contact: relation to you",
          width: 3,
        },
        {
          kind: "text",
          name: "emergency-phone",
          label: "Phone number",
          tooltip: "Emergency contact: phone number",
          width: 4,
        },
      ],
    ],
  },
  {
    title: "Your signature",
    intro: `What I have written is true. ${shelter().name} may keep this form to decide on my application and, if I become a volunteer, for as long as I am one. I can ask for it back at any time.`,
    rows: [
      {
        kind: "signature",
        label: "Volunteer’s signature",
        dateName: "signedOn",
        dateTooltip: `Date of signature, as ${day}`,
      },
    ],
  },
  {
    title: `If you are under ${ADULT_AGE_YEARS}: your guardian’s consent`,
    intro: `I am the parent or legal guardian of the person named on this form. I agree that they volunteer at ${shelter().name} in ${shelter().city}, and I may be called when something happens.`,
    rows: [
      [
        { kind: "text", name: "guardian-name", label: "Guardian’s name and surname", width: 7 },
        { kind: "text", name: "guardian-phone", label: "Guardian’s phone number", width: 5 },
      ],
      {
        kind: "signature",
        label: "Guardian’s signature",
        dateName: "guardian-signedOn",
        dateTooltip: `Date of the guardian’s signature, as ${day}`,
      },
    ],
  },
];

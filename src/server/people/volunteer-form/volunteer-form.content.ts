import { ADULT_AGE_YEARS } from "../../../contract/people/volunteer-form.ts";
import { shelter, shelterAddress, shelterPhone, WEEKDAYS } from "../../../contract/platform/shelter.ts";
import { serverTexts } from "../../texts/texts.ts";

/** A text field; `width` is in twelfths of the line, `lines` is its height in lines of text. */
export type TextField = { kind: "text"; name: string; label: string; tooltip?: string; width: number; lines?: number };
/** A row of checkboxes; each has its own name in the form. */
export type CheckFields = { kind: "checks"; legend: string; options: readonly { name: string; label: string }[] };
/** A line for a signature by hand, with a date field. */
export type Signature = { kind: "signature"; label: string; dateName: string; dateTooltip: string };
export type Row = readonly TextField[] | CheckFields | Signature;

export type Section = { title: string; intro?: string; rows: readonly Row[]; startsPage?: true };

/** The text above the fields. */
export function introduction(): string[] {
  const { volunteerMinAge: age, volunteerMinMonths: months } = shelter().rules;
  const text = serverTexts().volunteerForm;
  return [text.introduction({ age, months }), text.whereTo(shelterAddress(), shelter().email, shelterPhone())];
}

/** The whole form, in reading order; `name` is the name of a value in the filled-in file, the same in every language. */
export function sections(): readonly Section[] {
  const text = serverTexts().volunteerForm;
  return [
    aboutYou(text),
    availability(text),
    tasks(text),
    experience(text),
    {
      title: text.why.title,
      startsPage: true,
      rows: [[{ kind: "text", name: "why", label: text.why.label, tooltip: text.why.tip, width: 12, lines: 10 }]],
    },
    emergency(text),
    {
      title: text.signature.title,
      intro: text.signature.intro(shelter().name),
      rows: [signature(text.signature.label, "signedOn", text.signature.dateTip)],
    },
    guardian(text),
  ];
}

type Texts = ReturnType<typeof serverTexts>["volunteerForm"];

const aboutYou = ({ person }: Texts): Section => ({
  title: person.title,
  rows: [
    [
      { kind: "text", name: "fullName", label: person.fullName, width: 8 },
      { kind: "text", name: "dateOfBirth", label: person.dateOfBirth, width: 4 },
    ],
    [
      { kind: "text", name: "street", label: person.street, width: 6 },
      { kind: "text", name: "postalCode", label: person.postalCode, tooltip: person.postalCodeTip, width: 2 },
      { kind: "text", name: "city", label: person.city, width: 4 },
    ],
    [
      { kind: "text", name: "phone", label: person.phone, width: 5 },
      { kind: "text", name: "email", label: person.email, width: 7 },
    ],
  ],
});

const availability = ({ availability: text }: Texts): Section => ({
  title: text.title,
  rows: [
    {
      kind: "checks",
      legend: text.days,
      options: WEEKDAYS.map((day, i) => ({
        name: `availability-${day.toLowerCase()}`,
        label: text.weekdays[i] ?? day,
      })),
    },
    [
      { kind: "text", name: "availability-hours", label: text.hours, width: 5 },
      { kind: "text", name: "availability-perWeek", label: text.perWeek, width: 3 },
      { kind: "text", name: "availability-from", label: text.from, tooltip: text.fromTip, width: 4 },
    ],
  ],
});

const TASKS = ["walking", "cats", "care", "events", "transport"] as const;

const tasks = ({ tasks: text }: Texts): Section => ({
  title: text.title,
  rows: [
    {
      kind: "checks",
      legend: text.legend,
      options: TASKS.map((task) => ({ name: `task-${task}`, label: text[task] })),
    },
  ],
});

const experience = ({ experience: text }: Texts): Section => ({
  title: text.title,
  intro: text.intro,
  rows: [
    [{ kind: "text", name: "experience-dogs", label: text.dogs, tooltip: text.dogsTip, width: 12, lines: 3 }],
    [{ kind: "text", name: "experience-cats", label: text.cats, tooltip: text.catsTip, width: 12, lines: 3 }],
  ],
});

const emergency = ({ emergency: text }: Texts): Section => ({
  title: text.title,
  rows: [
    [
      { kind: "text", name: "emergency-name", label: text.name, tooltip: text.nameTip, width: 5 },
      { kind: "text", name: "emergency-relation", label: text.relation, tooltip: text.relationTip, width: 3 },
      { kind: "text", name: "emergency-phone", label: text.phone, tooltip: text.phoneTip, width: 4 },
    ],
  ],
});

const signature = (label: string, dateName: string, dateTooltip: string): Signature => ({
  kind: "signature",
  label,
  dateName,
  dateTooltip,
});

const guardian = ({ guardian: text }: Texts): Section => ({
  title: text.title(ADULT_AGE_YEARS),
  intro: text.intro(shelter().name, shelter().city),
  rows: [
    [
      { kind: "text", name: "guardian-name", label: text.name, width: 7 },
      { kind: "text", name: "guardian-phone", label: text.phone, width: 5 },
    ],
    signature(text.label, "guardian-signedOn", text.dateTip),
  ],
});

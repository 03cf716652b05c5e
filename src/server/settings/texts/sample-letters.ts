import type { TextPart } from "../../../contract/platform/shelter-texts.ts";
import type { Language } from "../../../contract/texts/language.ts";
import * as account from "../../accounts/account.letters.ts";
import { adoptionLetter, withMessage } from "../../adoption/adoption.letters.ts";
import { messageLetter } from "../../outreach/messages/message.letters.ts";
import { confirmationLetter, issueLetter } from "../../outreach/newsletters/newsletter.letters.ts";
import { decisionLetter } from "../../people/job-applications/job-application.letters.ts";
import { accountClosedLetter } from "../../people/users/user.letters.ts";
import type { Letter } from "../../platform/mail/letter.queries.ts";
import type { EditableText } from "../../platform/shelter/editable-texts.ts";
import { serverTexts } from "../../platform/texts/texts.ts";

type SamplePerson = { email: string; language: Language; name: string; emailConfirmed: boolean };
type Sample = (person: SamplePerson, text: EditableText, url: string) => Letter;
type StepName = keyof ReturnType<typeof serverTexts>["adoptionLetters"]["steps"];

const adoption: Sample = (person, { path }, url) => {
  // The button is in every letter about an adoption. Other texts name their step, or belong to a rejection.
  const [, section, step = section === "button" ? "applications" : "rejectedWithMessage"] = path;
  return adoptionLetter({ ...person, animal: "Luna", photoId: null }, () => sampleStep(step as StepName, url), url);
};

function sampleStep(step: StepName, url: string) {
  const { steps, offeredMessage } = serverTexts().adoptionLetters;
  if (step !== "rejectedWithMessage") return steps[step];
  return withMessage(steps[step], offeredMessage("Luna"), [{ id: 1, name: "Bruno" }], new URL(url).origin);
}

const newsletter: Sample = (person, { path }, url) => {
  const isFoot = path.at(-1) === "why" || path.at(-1) === "unsubscribe";
  return isFoot ? issueLetter({ subject: "…", content: "…", cards: [] }, person, url) : confirmationLetter(person, url);
};

/** How a sample of each letter is written. */
const SAMPLES: Readonly<Record<Extract<TextPart, `letter.${string}`>, Sample>> = {
  "letter.frame": (person, { path }, url) =>
    path.at(-1) === "dear" ? account.emailChangedLetter(person) : account.passwordResetLetter(person, url),
  "letter.welcome": (person, _text, url) => account.welcomeLetter(person, url),
  "letter.confirmEmail": (person, _text, url) => account.confirmEmailLetter(person, url),
  "letter.passwordReset": (person, _text, url) => account.passwordResetLetter(person, url),
  "letter.accountChanged": (person) => account.accountChangedLetter(person),
  "letter.emailChanged": (person) => account.emailChangedLetter(person),
  "letter.accountClosed": (person) => accountClosedLetter(person),
  "letter.adoption": adoption,
  "letter.jobDecision": (person, { path }) =>
    decisionLetter(path.at(-1) === "reject" ? "reject" : "accept", {
      ...person,
      to: person.email,
      firstName: person.name,
      job: person.language === "pl" ? "Opiekun zwierząt" : "Animal caretaker",
    }),
  "letter.newsletter": newsletter,
  "letter.message": ({ name, email, language }, _text, url) =>
    messageLetter({ name, email, message: "…" }, url, language),
};

const isLetterPart = (part: TextPart): part is keyof typeof SAMPLES => part in SAMPLES;

/** @returns a letter with this text to an invented person; undefined when the text belongs to no letter */
export function sampleLetter(text: EditableText, language: Language, publicUrl: string): Letter | undefined {
  if (!isLetterPart(text.part)) return undefined;
  const person = { email: "anna@example.com", language, name: "Anna", emailConfirmed: true };
  return SAMPLES[text.part](person, text, publicUrl);
}

import type { JobApplicationDecision } from "../../../contract/people/job-applications.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import type { Letter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

/** @property emailConfirmed whether the address is known to belong to the person who typed the name */
type Applicant = { to: string; language: Language; firstName: string; emailConfirmed: boolean; job: string };

/** The letter about a decision. The staff's note is not part of it. */
export const decisionLetter = (
  decision: JobApplicationDecision,
  { to, language, firstName, emailConfirmed, job }: Applicant,
): Letter =>
  composeLetter(language, () => {
    const text = serverTexts().letters.jobDecision;
    const greeting = greetingTo({ name: firstName, emailConfirmed });
    return { to, subject: text.subject(job), greeting, paragraphs: text[decision](job) };
  });

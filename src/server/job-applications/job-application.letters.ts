import type { JobApplicationDecision } from "../../contract/job-applications.ts";
import { composeLetter } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/** What an applicant is told of a decision. */
const WORDING: Readonly<Record<JobApplicationDecision, (job: string) => readonly string[]>> = {
  accept: (job) => [
    `Thank you for your application for ${job}. We would like to have you with us.`,
    "We will call you in the next days to talk about everything else.",
  ],
  reject: (job) => [
    `Thank you for your application for ${job}, and for the time you took. We have decided for somebody else.`,
    "This is no judgement of you, and you are welcome to apply for another job with us.",
  ],
};

/** The letter to an applicant when it has been decided; the shelter's own note is not part of it. */
export function decisionLetter(
  decision: JobApplicationDecision,
  { to, firstName, job }: { to: string; firstName: string; job: string },
): Letter {
  return composeLetter({
    to,
    subject: `Your application for ${job}`,
    greeting: `Dear ${firstName},`,
    paragraphs: WORDING[decision](job),
  });
}

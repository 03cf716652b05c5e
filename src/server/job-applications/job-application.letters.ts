import type { JobApplicationDecision } from "../../contract/job-applications.ts";
import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/** The text for each decision. */
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

/**
 * The letter about a decision. The staff's note is not part of it.
 * @param applicant.emailConfirmed whether the address is known to belong to the person who typed the name
 */
export function decisionLetter(
  decision: JobApplicationDecision,
  { to, firstName, emailConfirmed, job }: { to: string; firstName: string; emailConfirmed: boolean; job: string },
): Letter {
  return composeLetter({
    to,
    subject: `Your application for ${job}`,
    greeting: greetingTo({ name: firstName, emailConfirmed }),
    paragraphs: WORDING[decision](job),
  });
}

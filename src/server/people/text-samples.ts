import { letterSample, type Samples } from "../parts/text-samples.ts";
import { decisionLetter } from "./job-applications/job-application.letters.ts";
import { accountClosedLetter } from "./users/user.letters.ts";

/** Letters to somebody who leaves, and to applicants for jobs. */
export const PEOPLE_SAMPLES = {
  "letter.accountClosed": letterSample((person) => accountClosedLetter(person)),
  "letter.jobDecision": letterSample((person, { path }) =>
    decisionLetter(path.at(-1) === "reject" ? "reject" : "accept", {
      ...person,
      to: person.email,
      firstName: person.name,
      job: person.language === "pl" ? "Opiekun zwierząt" : "Animal caretaker",
    }),
  ),
} satisfies Samples;

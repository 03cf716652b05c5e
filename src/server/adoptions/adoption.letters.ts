import type { AdoptionAction } from "../../contract/adoptions.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import type { AdoptionState } from "./adoption.process.ts";

/** What a letter tells of: a call, the first application, or that another adoption of the animal was completed. */
export type LetterEvent = AdoptionAction | "applications" | "overtaken";

type Wording = { subject: string; paragraphs: readonly string[] };
type Word = (animal: string) => Wording;

const say =
  (subject: (animal: string) => string, ...paragraphs: ((animal: string) => string)[]): Word =>
  (animal) => ({ subject: subject(animal), paragraphs: paragraphs.map((paragraph) => paragraph(animal)) });

const REJECTED: Word = say(
  (animal) => `Your application for ${animal}`,
  (animal) => `We have looked at your application for ${animal} with care, and we will not go on with it.`,
  () => "This is no judgement of you. If you would like to know more, or to meet another animal, please write or call.",
);

/** What the adopter is told at each step, when it went well (decisions §4: letters at every change). */
const GOOD_NEWS: Readonly<Record<LetterEvent, Word>> = {
  applications: say(
    (animal) => `We have received your application for ${animal}`,
    (animal) => `Thank you for your letter about ${animal}. We will read it and come back to you.`,
  ),
  "questionnaire/send": say(
    (animal) => `A few questions about ${animal}'s new home`,
    () =>
      "We liked your letter and would like to know more. Please answer our questionnaire; you can stop and go on at any time.",
  ),
  "questionnaire/submit": say(
    () => "Thank you for your answers",
    (animal) => `Your answers about ${animal}'s new home have arrived. We will read them now.`,
  ),
  "questionnaire/staff-review": say(
    (animal) => `Your answers about ${animal}`,
    (animal) => `We have read your answers, and they were a pleasure. ${animal}'s main caretaker decides next.`,
  ),
  "main-caretaker/decision": say(
    (animal) => `${animal} is reserved for you`,
    (animal) =>
      `${animal}'s main caretaker said yes. ${animal} is reserved for you, and we will arrange a visit to your home.`,
  ),
  "home-check/complete": say(
    (animal) => `The contract for ${animal} is ready`,
    () => "The visit to your home went well. Your contract is ready: please read it and accept it.",
  ),
  "contract/issue": say(
    (animal) => `The contract for ${animal} was issued again`,
    () => "We have issued your contract again with today's data. Please read it and accept it.",
  ),
  "contract/accept": say(
    (animal) => `${animal} is coming home`,
    (animal) => `You have accepted the contract: ${animal} is yours. You find your copy with your adoption.`,
  ),
  withdraw: say(
    (animal) => `You have withdrawn your application for ${animal}`,
    (animal) => `We have closed your application for ${animal}. You are welcome back at any time.`,
  ),
  reject: REJECTED,
  overtaken: say(
    (animal) => `${animal} has found a home`,
    (animal) => `${animal} has found a home with somebody else, so we have closed your application.`,
    () => "Others are still waiting. We would be glad to see you again.",
  ),
};

/** A no at a step that asks a question; one's own refusal of the contract is told as such. */
const REFUSED_CONTRACT: Word = say(
  (animal) => `You have declined the contract for ${animal}`,
  (animal) => `You have declined the contract for ${animal}, so we have closed your application.`,
);

function wordingOf(event: LetterEvent, after: AdoptionState): Word {
  if (after.outcome !== "rejected" || event === "overtaken") return GOOD_NEWS[event];
  return event === "contract/accept" ? REFUSED_CONTRACT : REJECTED;
}

const addressees = compiledOnce((tx, { userId, animalId }: { userId: number; animalId: number }) =>
  tx
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .innerJoin("animals as n", (join) => join.on("n.id", "=", animalId))
    .where("u.id", "=", userId)
    .select(["u.name", "a.id as accountId", "a.email", "n.name as animal"])
    .select(emailConfirmed.as("emailConfirmed")),
);

/** Writes to the adopter what has just happened, in the same transaction (decisions §4). */
export async function queueAdoptionLetter(
  tx: Db,
  told: {
    adoption: { id: number; animalId: number; userId: number };
    after: AdoptionState;
    event: LetterEvent;
    publicUrl: string;
  },
): Promise<void> {
  const { adoption, after, event, publicUrl } = told;
  const [row] = await addressees(tx, adoption);
  if (!row) throw new Error(`There is nobody to write to about adoption ${adoption.id}.`);
  const { subject, paragraphs } = wordingOf(event, after)(row.animal);
  const letter = composeLetter({
    to: row.email,
    subject,
    greeting: greetingTo(row),
    paragraphs,
    action: { text: "See your adoption", url: `${publicUrl}/user_page/adoptions/${adoption.id}` },
  });
  await queueLetter(tx, { ...letter, accountId: row.accountId });
}

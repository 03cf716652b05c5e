import type { AdoptionAction } from "../../contract/adoptions.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import type { AdoptionState } from "./adoption.process.ts";

/** Why a letter is written: a step, a new application, or the animal's leaving for another home or in another way. */
export type LetterEvent = AdoptionAction | "applications" | "overtaken" | "left";

type Wording = { subject: string; paragraphs: readonly string[] };
type WordingFor = (animal: string) => Wording;

const wording =
  (subject: (animal: string) => string, ...paragraphs: ((animal: string) => string)[]): WordingFor =>
  (animal) => ({ subject: subject(animal), paragraphs: paragraphs.map((paragraph) => paragraph(animal)) });

const REJECTED: WordingFor = wording(
  (animal) => `Your application for ${animal}`,
  (animal) => `We have looked at your application for ${animal} with care, and we will not go on with it.`,
  () => "This is no judgement of you. If you would like to know more, or to meet another animal, please write or call.",
);

/** The letter for each step (rules §4: a letter at every change). */
const WORDINGS: Readonly<Record<LetterEvent, WordingFor>> = {
  applications: wording(
    (animal) => `We have received your application for ${animal}`,
    (animal) => `Thank you for your letter about ${animal}. We will read it and come back to you.`,
  ),
  "questionnaire/send": wording(
    (animal) => `A few questions about ${animal}'s new home`,
    () =>
      "We liked your letter and would like to know more. Please answer our questionnaire; you can stop and go on at any time.",
  ),
  "questionnaire/submit": wording(
    () => "Thank you for your answers",
    (animal) => `Your answers about ${animal}'s new home have arrived. We will read them now.`,
  ),
  "questionnaire/staff-review": wording(
    (animal) => `Your answers about ${animal}`,
    (animal) => `We have read your answers, and they were a pleasure. ${animal}'s main caretaker decides next.`,
  ),
  "main-caretaker/decision": wording(
    (animal) => `${animal} is reserved for you`,
    (animal) =>
      `${animal}'s main caretaker said yes. ${animal} is reserved for you, and we will arrange a visit to your home.`,
  ),
  "home-check/complete": wording(
    (animal) => `The contract for ${animal} is ready`,
    () => "The visit to your home went well. Your contract is ready: please read it and accept it.",
  ),
  "contract/issue": wording(
    (animal) => `The contract for ${animal} was issued again`,
    () => "We have issued your contract again with today's data. Please read it and accept it.",
  ),
  "contract/accept": wording(
    (animal) => `${animal} is coming home`,
    (animal) => `You have accepted the contract: ${animal} is yours. You find your copy with your adoption.`,
  ),
  withdraw: wording(
    (animal) => `You have withdrawn your application for ${animal}`,
    (animal) => `We have closed your application for ${animal}. You are welcome back at any time.`,
  ),
  reject: REJECTED,
  overtaken: wording(
    (animal) => `${animal} has found a home`,
    (animal) => `${animal} has found a home with somebody else, so we have closed your application.`,
    () => "Others are still waiting. We would be glad to see you again.",
  ),
  left: wording(
    (animal) => `Your application for ${animal}`,
    (animal) => `${animal} has left the shelter and can no longer be adopted, so we have closed your application.`,
    () => "Others are still waiting. We would be glad to see you again.",
  ),
};

/** The letter to an adopter who declined the contract themselves. */
const DECLINED_CONTRACT: WordingFor = wording(
  (animal) => `You have declined the contract for ${animal}`,
  (animal) => `You have declined the contract for ${animal}, so we have closed your application.`,
);

function wordingOf(event: LetterEvent, after: AdoptionState): WordingFor {
  if (after.outcome !== "rejected" || event === "overtaken" || event === "left") return WORDINGS[event];
  return event === "contract/accept" ? DECLINED_CONTRACT : REJECTED;
}

const selectAdopter = compiledOnce((tx, { userId, animalId }: { userId: number; animalId: number }) =>
  tx
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .innerJoin("animals as n", (join) => join.on("n.id", "=", animalId))
    .where("u.id", "=", userId)
    .select(["u.name", "a.id as accountId", "a.email", "n.name as animal"])
    .select(emailConfirmed.as("emailConfirmed")),
);

/** Queues a letter to the adopter about the last event, in the same transaction (rules §4). */
export async function queueAdoptionLetter(
  tx: Db,
  about: {
    adoption: { id: number; animalId: number; userId: number };
    after: AdoptionState;
    event: LetterEvent;
    publicUrl: string;
  },
): Promise<void> {
  const { adoption, after, event, publicUrl } = about;
  const [row] = await selectAdopter(tx, adoption);
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

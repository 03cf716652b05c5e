import type { AdoptionAction } from "../../contract/adoptions.ts";
import { languageOf } from "../../contract/texts/language.ts";
import { emailConfirmed } from "../accounts/account.queries.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";
import { composeLetter, greetingTo } from "../mail/letter.compose.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { serverTexts } from "../texts/texts.ts";
import type { AdoptionState } from "./adoption.process.ts";

/** Why a letter is written: a step, a new application, or the animal's leaving for another home or in another way. */
export type LetterEvent = AdoptionAction | "applications" | "overtaken" | "left";

/** The letter for each step, in the reader's language (rules §4: a letter at every change). */
function textFor(event: LetterEvent, after: AdoptionState) {
  const { steps } = serverTexts().adoptionLetters;
  if (after.outcome !== "rejected" || event === "overtaken" || event === "left") return steps[event];
  return event === "contract/accept" ? steps.declined : steps.reject;
}

const selectAdopter = compiledOnce((tx, { userId, animalId }: { userId: number; animalId: number }) =>
  tx
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .innerJoin("animals as n", (join) => join.on("n.id", "=", animalId))
    .where("u.id", "=", userId)
    .select(["u.name", "a.id as accountId", "a.email", "a.language", "n.name as animal"])
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
  const letter = composeLetter(languageOf(row.language), () => {
    const { subject, text } = textFor(event, after);
    return {
      to: row.email,
      subject: subject(row.animal),
      greeting: greetingTo(row),
      paragraphs: text(row.animal),
      action: {
        text: serverTexts().adoptionLetters.button,
        url: `${publicUrl}/user_page/adoptions/${adoption.id}`,
      },
    };
  });
  await queueLetter(tx, { ...letter, accountId: row.accountId });
}

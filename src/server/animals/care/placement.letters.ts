import { shelterPhone } from "../../../contract/platform/shelter.ts";
import { languageOf } from "../../../contract/texts/language.ts";
import { emailConfirmed } from "../../accounts/account.queries.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { composeLetter, greetingTo } from "../../platform/mail/letter.compose.ts";
import { queueLetter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

/** Queues the letter to the person who takes an animal home, if they have an account: what to do, and a link to their page. */
export async function queuePlacementLetter(
  { db: tx, settings }: Context & WithSettings,
  placementId: number,
): Promise<void> {
  const row = await tx
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .innerJoin("animals as n", "n.id", "s.animal_id")
    .innerJoin("users as u", "u.id", "p.user_id")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .where("p.id", "=", placementId)
    .select(["p.kind", "p.due_back", "n.name as animal", "u.name", "a.id as accountId", "a.email", "a.language"])
    .select("n.main_photo_id as photoId")
    .select(emailConfirmed.as("emailConfirmed"))
    .executeTakeFirst();
  if (!row) return;
  const letter = composeLetter(languageOf(row.language), () => {
    const { subject, begin, trial, dueBack, send, call, button } = serverTexts().fosterLetters;
    const { animal, due_back } = row;
    return {
      to: row.email,
      subject: subject(animal),
      greeting: greetingTo(row),
      paragraphs: [
        row.kind === "trial_adoption" ? trial(animal) : begin(animal),
        ...(due_back === null ? [] : [dueBack(animal, due_back)]),
        send(animal),
        call(shelterPhone()),
      ],
      action: { text: button, url: `${settings.publicUrl}/user_page/foster/${placementId}` },
      picture: { photoId: row.photoId, alt: animal },
    };
  });
  await queueLetter(tx, { ...letter, accountId: row.accountId });
}

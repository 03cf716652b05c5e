import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Aftercare } from "../../contract/aftercare.ts";
import { type Language, languageOf } from "../../contract/texts/language.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context, System } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { isAddressToken } from "../mail/link.tokens.ts";
import { lockUser } from "../users/user.locks.ts";
import { readAftercare } from "./aftercare.queries.ts";

/** As long as a token of the newsletter. */
const TOKEN_BYTES = 32;

/**
 * The adopter asks for reminders, or for no more of them.
 * @throws HttpProblem 404 when it is not theirs or not completed; 409 when the animal came back
 */
export async function askForReminders(context: Context, id: number, reminders: boolean): Promise<Aftercare> {
  const details = { on: reminders };
  await audited(context, "edit", { subject: "aftercare", id, details }, async (within) => {
    const { db: tx, clock, actor } = within;
    // An account that is being closed keeps no reminders.
    if (!(await lockUser(tx, { id: actor.personId }))) throw notFound(recordTexts().adoptions.notFound);
    const { actions } = await readAftercare(within, id);
    if (!actions.includes("remind")) throw conflict(recordTexts().treatments.cameBack);
    const ended = { ended_at: reminders ? null : clock.now() };
    await tx
      .insertInto("aftercare_reminders")
      .values({
        adoption_id: id,
        token: randomBytes(TOKEN_BYTES).toString("base64url"),
        asked_at: clock.now(),
        ...ended,
      })
      .onConflict((asked) => asked.column("adoption_id").doUpdateSet(ended))
      .execute();
  });
  return readAftercare(context, id);
}

/** Ends the reminders that a letter's link names, if there are any. @returns the language of who got them */
export async function endReminders({ db, clock }: System, token: string): Promise<Language | undefined> {
  if (!isAddressToken(token)) return undefined;
  const { rows } = await sql<{ language: string }>`
    update aftercare_reminders as r set ended_at = coalesce(r.ended_at, ${clock.now()})
    from adoptions as o join users as u on u.id = o.user_id join accounts as c on c.id = u.account_id
    where r.token = ${token} and o.id = r.adoption_id returning c.language`.execute(db);
  return rows[0] && languageOf(rows[0].language);
}

/** Deletes the reminders of a user whose account is being closed (rules §10). */
export async function deleteRemindersOf(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom("aftercare_reminders")
    .where("adoption_id", "in", tx.selectFrom("adoptions").select("id").where("user_id", "=", userId))
    .execute();
}

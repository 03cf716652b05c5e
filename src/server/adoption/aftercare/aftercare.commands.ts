import { sql } from "kysely";
import type { Aftercare } from "../../../contract/adoption/aftercare.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { conflict, notFound } from "../../base/errors.ts";
import type { Context, System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { linkedRecord } from "../../platform/mail/link.store.ts";
import { readAftercare } from "./aftercare.queries.ts";

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
      .values({ adoption_id: id, asked_at: clock.now(), ...ended })
      .onConflict((asked) => asked.column("adoption_id").doUpdateSet(ended))
      .execute();
  });
  return readAftercare(context, id);
}

/** Ends the reminders that a letter's link names, if there are any. */
export async function endReminders(system: System, token: string): Promise<void> {
  const { db, clock } = system;
  const id = await linkedRecord(system, "end reminders", token);
  if (id === undefined) return;
  await db
    .updateTable("aftercare_reminders")
    .set({ ended_at: sql`coalesce(ended_at, ${clock.now()})` })
    .where("adoption_id", "=", id)
    .execute();
}

/** Deletes the reminders of a user whose account is being closed (rules §10). */
export async function deleteRemindersOf(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom("aftercare_reminders")
    .where("adoption_id", "in", tx.selectFrom("adoptions").select("id").where("user_id", "=", userId))
    .execute();
}

import { sql } from "kysely";
import { emailKey } from "../../contract/email.ts";
import { CLOSED_NAME } from "../../contract/personal-data.ts";
import type { User } from "../../contract/users.ts";
import { withdrawAllOf } from "../adoptions/adoption.moves.ts";
import { audited } from "../audit/audit.commands.ts";
import { eraseMessagesOf } from "../contact/contact.commands.ts";
import type { Context, WithSettings } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { eraseFavouritesOf } from "../favourites/favourite.commands.ts";
import { notFound } from "../http/errors.ts";
import { eraseLettersOf } from "../mail/letter.commands.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { forgetSubscriptions } from "../newsletters/subscription.commands.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { holdWithAccount } from "./user.hold.ts";
import { accountClosedLetter } from "./user.letters.ts";

/**
 * Closes a user's account: open adoptions are withdrawn as the process has it, then everything that says who this was is
 * erased; counts and dates stay, and a completed adoption keeps its contract, as the law wants it (decisions §10). All or
 * nothing, and once. What was written to a former e-mail of the account goes as well. The letter that tells of the closing
 * has the person's name and address until it is sent, or for 30 days at most when no mail server takes it.
 * @throws HttpProblem 404 for an unknown user or one whose account is closed
 */
export function closeAccount(context: Context & WithSettings, userId: number): Promise<void> {
  return audited(context, "close account", { subject: "user", id: userId }, async (within) => {
    const { db: tx, clock } = within;
    const user = await endAdoptions(within, userId);
    // Before their letters: from here on no newsletter is written to them any more.
    await forgetSubscriptions(tx, user);
    await eraseLettersOf(tx, user.accountId);
    await eraseMessagesOf(tx, user.accountId);
    await eraseFavouritesOf(tx, userId);
    await eraseAdoptions(tx, userId);
    await eraseJobApplications(tx, user.accountId);
    await erasePerson(tx, user, clock.now());
    await endOtherSessions(tx, user.accountId);
    await queueLetter(tx, accountClosedLetter(user));
  });
}

/**
 * The person is locked before the animals, as by every application: none slips in, and there is no deadlock.
 * @returns the person, locked with their account
 */
async function endAdoptions(context: Context & WithSettings, userId: number): Promise<User> {
  const user = await holdWithAccount(context.db, userId, "close");
  if (!user) throw notFound();
  await withdrawAllOf(context, userId);
  return user;
}

async function eraseAdoptions(tx: Db, userId: number): Promise<void> {
  const theirs = tx.selectFrom("adoptions").select("id").where("user_id", "=", userId);
  await tx.updateTable("adoptions").set({ application_letter: "" }).where("user_id", "=", userId).execute();
  await tx
    .updateTable("adoption_questionnaires")
    .set({ answers: sql<string[]>`array_fill(''::text, array[cardinality(answers)])`, staff_note: "" })
    .where("adoption_id", "in", theirs)
    .execute();
  await tx.updateTable("adoption_history").set({ note: "" }).where("adoption_id", "in", theirs).execute();
  await tx
    .deleteFrom("adoption_contracts")
    .where("adoption_id", "in", theirs.where("outcome", "<>", "completed"))
    .execute();
}

async function eraseJobApplications(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable("job_applications")
    .set({ first_name: CLOSED_NAME.name, last_name: CLOSED_NAME.surname, application_letter: "", experience: "" })
    .set({ phone_number: "", email_address: "", note: "" })
    .where("account_id", "=", accountId)
    .execute();
}

async function erasePerson(tx: Db, user: User, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ ...CLOSED_NAME, phone_number: "", postal_code: "", city: "", street: "", flag_note: "" })
    .set({ date_of_birth: null, closed_at: now })
    .where("id", "=", user.id)
    .execute();
  await tx.deleteFrom("account_links").where("account_id", "=", user.accountId).execute();
  await tx.deleteFrom("login_failures").where("email", "=", emailKey(user.email)).execute();
  // No address that could be written to, and nothing that any password has as its hash.
  await tx
    .updateTable("accounts")
    .set({ email: `closed-${user.accountId}@invalid`, email_confirmed_at: null, password_hash: "closed" })
    .where("id", "=", user.accountId)
    .execute();
}

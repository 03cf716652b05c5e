import { sql } from "kysely";
import type { User } from "../../../contract/accounts/users.ts";
import { CLOSED_NAME } from "../../../contract/people/personal-data.ts";
import { resetFailedLogins } from "../../accounts/login.throttle.ts";
import { NO_PASSWORD } from "../../accounts/password.ts";
import { endOtherSessions } from "../../accounts/session.store.ts";
import { lockUserWithAccount } from "../../accounts/user.locks.ts";
import { withdrawAllOf } from "../../adoption/adoption.steps.ts";
import { deleteRemindersOf } from "../../adoption/aftercare/aftercare.commands.ts";
import { eraseFavouritesOf } from "../../adoption/favourites/favourite.commands.ts";
import { cancelVisitsOf } from "../../adoption/visits/visit.personal-data.ts";
import { erasePlacementsOf, refuseWhileFostering } from "../../animals/fosters/foster.personal-data.ts";
import { forgetGiver } from "../../giving/gift.queries.ts";
import { eraseMessagesOf } from "../../outreach/messages/message.commands.ts";
import { deleteSubscriptionsOf } from "../../outreach/newsletters/subscription.commands.ts";
import { deleteSearchesOf } from "../../outreach/saved-searches/saved-search.mailboxes.ts";
import { audited, forgetChanges } from "../../platform/audit/audit.commands.ts";
import type { Context, WithSettings } from "../../platform/context.ts";
import type { Db } from "../../platform/database/pool.ts";
import { orNotFound } from "../../platform/errors.ts";
import { eraseLettersOf } from "../../platform/mail/letter.commands.ts";
import { queueLetter } from "../../platform/mail/letter.queries.ts";
import { accountClosedLetter } from "./user.letters.ts";

/**
 * Closes a user's account in one transaction (rules §10). Open adoptions are withdrawn as steps of the process. Then
 * all personal data are erased, also letters to earlier addresses of the account. Counts and dates stay, and a completed
 * adoption keeps its contract, as the law requires. The letter that confirms the closing contains the name and address
 * until it is sent, for at most 30 days.
 * @throws HttpProblem 404 for an unknown user or a closed account; 409 while an animal of the shelter lives with them
 */
export function closeAccount(context: Context & WithSettings, userId: number): Promise<void> {
  return audited(context, "close account", { subject: "user", id: userId }, async (within) => {
    const { db: tx, clock } = within;
    const user = await lockAndWithdraw(within, userId);
    // Before the letters are erased: from now on no newsletter is queued for this person.
    await deleteSubscriptionsOf(tx, user);
    await deleteSearchesOf(tx, user);
    await eraseLettersOf(tx, user.accountId);
    await eraseMessagesOf(tx, user.accountId);
    await tx.deleteFrom("user_notes").where("user_id", "=", userId).execute();
    await forgetChanges(tx, "user", [userId]);
    await forgetGiver(within, user.accountId);
    await erasePlacementsOf(tx, userId);
    await deleteRemindersOf(tx, userId);
    await cancelVisitsOf(tx, userId, clock.now());
    await eraseFavouritesOf(tx, userId);
    await eraseAdoptions(tx, userId);
    await eraseJobApplications(tx, user.accountId);
    await erasePerson(tx, user, clock.now());
    await endOtherSessions(tx, user.accountId);
    await queueLetter(tx, accountClosedLetter(user));
  });
}

/**
 * Locks the user before the animals, as applications do: so no application is created meanwhile, and there is no deadlock.
 * @returns the user, locked with their account
 */
async function lockAndWithdraw(context: Context & WithSettings, userId: number): Promise<User> {
  const user = orNotFound(await lockUserWithAccount(context.db, userId, "close"));
  await refuseWhileFostering(context.db, userId);
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
  await tx
    .updateTable("adoption_history")
    .set({ note: "", message: "", despite: "" })
    .where("adoption_id", "in", theirs)
    .execute();
  await tx
    .deleteFrom("adoption_contracts")
    .where("adoption_id", "in", theirs.where("outcome", "<>", "completed"))
    .execute();
}

async function eraseJobApplications(tx: Db, accountId: number): Promise<void> {
  const erased = await tx
    .updateTable("job_applications")
    .set({ first_name: CLOSED_NAME.name, last_name: CLOSED_NAME.surname, application_letter: "", experience: "" })
    .set({ phone_number: "", email_address: "", note: "" })
    .where("account_id", "=", accountId)
    .returning("id")
    .execute();
  await forgetChanges(
    tx,
    "job application",
    erased.map(({ id }) => id),
  );
}

async function erasePerson(tx: Db, user: User, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ ...CLOSED_NAME, phone_number: "", postal_code: "", city: "", street: "", flags: "[]" })
    .set({ date_of_birth: null, closed_at: now })
    .where("id", "=", user.id)
    .execute();
  await tx.deleteFrom("letter_links").where("account_id", "=", user.accountId).execute();
  await resetFailedLogins(tx, user.email);
  // An address that receives no mail.
  await tx
    .updateTable("accounts")
    .set({ email: `closed-${user.accountId}@invalid`, email_confirmed_at: null, password_hash: NO_PASSWORD })
    .where("id", "=", user.accountId)
    .execute();
}

import type { User } from "../../../contract/accounts/users.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { endOtherSessions } from "../../accounts/session.store.ts";
import { findUser } from "../../accounts/user.queries.ts";
import { cancelVisitsOf } from "../../adoption/visits/visit.personal-data.ts";
import { refuseWhileFostering } from "../../animals/fosters/foster.personal-data.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { Context } from "../../platform/context.ts";
import { conflict, orNotFound } from "../../platform/errors.ts";

/**
 * Archives a user: hidden everywhere, signed out, and unable to sign in (rules §1).
 * @throws HttpProblem 404; 409 with an open adoption, or while an animal of the shelter lives with them
 */
export function archiveUser(context: Context, id: number): Promise<void> {
  return audited(context, "delete", { subject: "user", id }, async ({ db: tx, clock }) => {
    // Locked, so that no application for an animal is created meanwhile.
    await tx.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
    const user = orNotFound(await findUser(tx, id), recordTexts().users.notFound);
    const adoption = await tx
      .selectFrom("adoptions")
      .select("id")
      .where("user_id", "=", id)
      .where("outcome", "is", null)
      .executeTakeFirst();
    if (adoption) throw conflict(recordTexts().users.hasAdoption);
    await refuseWhileFostering(tx, id);
    await cancelVisitsOf(tx, id, clock.now());
    await tx.updateTable("users").set({ archived_at: clock.now() }).where("id", "=", id).execute();
    await endOtherSessions(tx, user.accountId);
  });
}

/** Restores an archived user (rules §1); leaves any other as it is. @throws HttpProblem 404, also for a closed account */
export function restoreUser(context: Context, id: number): Promise<User> {
  return audited(context, "restore", { subject: "user", id }, async ({ db: tx }) => {
    await tx
      .updateTable("users")
      .set({ archived_at: null })
      .where("id", "=", id)
      .where("archived_at", "is not", null)
      .where("closed_at", "is", null)
      .execute();
    return orNotFound(await findUser(tx, id), recordTexts().users.notFound);
  });
}

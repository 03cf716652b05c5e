import type { User } from "../../../contract/accounts/users.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { findUser } from "../../accounts/user.queries.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { archiveInEveryArea } from "../areas-of-personal-data.ts";

/**
 * Archives a user: hidden everywhere, signed out, and unable to sign in (rules §1).
 * @throws HttpProblem 404; 409 with an open adoption, or while an animal of the shelter lives with them
 */
export function archiveUser(context: Context & WithSettings, id: number): Promise<void> {
  return audited(context, "delete", { subject: "user", id }, async (within) => {
    // Locked, so that no application for an animal is created meanwhile.
    await within.db.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
    await archiveInEveryArea(within, orNotFound(await findUser(within.db, id), recordTexts().users.notFound));
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

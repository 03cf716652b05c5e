import { lockUserWithAccount } from "../../accounts/user.locks.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { queueCounted } from "../../platform/mail/letter.limits.ts";
import { closeInEveryArea } from "../areas-of-personal-data.ts";
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
    // The user is locked before the animals, as applications do: so no application is created meanwhile, and there is no deadlock.
    const user = orNotFound(await lockUserWithAccount(within.db, userId, "close"));
    await closeInEveryArea(within, user);
    await queueCounted(within, "account closed", accountClosedLetter(user));
  });
}

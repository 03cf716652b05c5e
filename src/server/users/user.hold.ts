import type { Db } from "../database/pool.ts";

/**
 * Holds a user until the transaction ends: an account that is being closed or deleted gets nothing new any more, and one
 * that something was just written for is closed after it.
 * @param by the user's own id, or that of their account
 * @returns their ids, or undefined when there is no such user (any more)
 */
export function holdUser(
  tx: Db,
  by: { id: number } | { accountId: number },
): Promise<{ id: number; accountId: number } | undefined> {
  const users = tx.selectFrom("users").where("archived_at", "is", null).where("closed_at", "is", null);
  return ("id" in by ? users.where("id", "=", by.id) : users.where("account_id", "=", by.accountId))
    .select(["id", "account_id as accountId"])
    .forKeyShare()
    .executeTakeFirst();
}

import type { User } from "../../contract/accounts/users.ts";
import type { Db } from "../database/pool.ts";
import { lockAccount } from "./account.queries.ts";
import { findUser } from "./user.queries.ts";

/**
 * Locks a user against being closed or archived until the transaction ends, so that nothing is added to a closed account.
 * @param by the user's own id, or that of their account
 * @returns their ids, or undefined when there is no such user (any more)
 */
export function lockUser(
  tx: Db,
  by: { id: number } | { accountId: number },
): Promise<{ id: number; accountId: number } | undefined> {
  const users = tx.selectFrom("users").where("archived_at", "is", null).where("closed_at", "is", null);
  return ("id" in by ? users.where("id", "=", by.id) : users.where("account_id", "=", by.accountId))
    .select(["id", "account_id as accountId"])
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Locks a user and their account, which they may be changing themselves at the same time.
 * @param purpose `close` also waits for everything that is being added to the account (`lockUser`)
 * @returns the user as they are now, or undefined when there is none
 */
export async function lockUserWithAccount(tx: Db, id: number, purpose: "change" | "close"): Promise<User | undefined> {
  const row = tx.selectFrom("users").select("account_id").where("id", "=", id);
  const found = await (purpose === "close" ? row.forUpdate() : row.forNoKeyUpdate()).executeTakeFirst();
  if (found) await lockAccount(tx, found.account_id, "change");
  return findUser(tx, id);
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { emailKey } from "../../../contract/platform/email.ts";
import type { Db } from "../../database/pool.ts";

/** An account with its e-mail address. */
export type AddressOwner = { accountId: number; email: string; emailConfirmed: boolean };

/** SQL for whether a row's `email_address` is this one, compared as everywhere (`email_key`). */
export const isAddress = (email: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`email_key(email_address) = ${emailKey(email)}`;

/**
 * Links the newsletter and the saved searches of an address to its account, before the account gets another address. They
 * still go to the address that was confirmed, and are deleted when the account is closed.
 */
export async function linkFormerAddress(tx: Db, { id, email }: { id: number; email: string }): Promise<void> {
  for (const table of ["newsletter_subscribers", "search_mailboxes"]) {
    await sql`update ${sql.table(table)} set account_id = ${id} where ${isAddress(email)}`.execute(tx);
  }
}

/**
 * SQL for whether a row with `email_address` and `account_id` is deleted with an account (rules §10): its address is the
 * account's, or one that the account had before and that no other account has confirmed. Addresses that were never
 * confirmed do not count, because they may be a stranger's (docs/decisions/0021).
 */
const endsWithAccount = ({ accountId, email, emailConfirmed }: AddressOwner): RawBuilder<SqlBool> => sql<SqlBool>`(
  (${emailConfirmed}::boolean and ${isAddress(email)})
  or (account_id = ${accountId} and not exists (select from accounts a
    where email_key(a.email) = email_key(email_address) and a.email_confirmed_at is not null and a.id <> ${accountId})))`;

/** Locks the rows that end with an account: subscriptions of the newsletter, or mailboxes with saved searches. */
export const lockEndingWith = (tx: Db, table: "newsletter_subscribers" | "search_mailboxes", account: AddressOwner) =>
  tx
    .selectFrom(table)
    .select(["id", "email_address as email"])
    .where(endsWithAccount(account))
    .orderBy("id")
    .forUpdate()
    .execute();

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { emailKey } from "../../contract/email.ts";

/** An account, and its e-mail. */
export type AddressOwner = { accountId: number; email: string; emailConfirmed: boolean };

/** Whether a row's `email_address` is this one, compared as everywhere (migration 0019). */
export const isAddress = (email: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`email_key(email_address) = ${emailKey(email)}`;

/**
 * Whether a row with `email_address` and `account_id` ends with an account (rules §10): it has the account's e-mail, or one
 * that the account had before, unless another account has confirmed that. E-mails that were never confirmed do not count,
 * because they may be a stranger's (docs/decisions/0021).
 */
export const endsWithAccount = ({
  accountId,
  email,
  emailConfirmed,
}: AddressOwner): RawBuilder<SqlBool> => sql<SqlBool>`(
  (${emailConfirmed}::boolean and ${isAddress(email)})
  or (account_id = ${accountId} and not exists (select from accounts a
    where email_key(a.email) = email_key(email_address) and a.email_confirmed_at is not null and a.id <> ${accountId})))`;

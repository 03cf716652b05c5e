import { type RawBuilder, sql } from "kysely";

/** SQL for a record and those that were merged into it: what is told of them is told of it. @param subject as in the audit log */
export function withMerged(subject: string | undefined, id: number): RawBuilder<unknown> {
  if (subject !== "user" && subject !== "animal") return sql`select ${id}::int`;
  return sql`select ${id}::int union all
    select gone_id from merges where ${sql.ref(`${subject}_id`)} = ${id} and undone_at is null`;
}

/** SQL for an account and those of the users that were merged into its user. */
export const withMergedAccounts = (accountId: number): RawBuilder<unknown> => sql`select ${accountId}::int union all
  select m.gone_account_id from merges as m join users as u on u.id = m.user_id
  where u.account_id = ${accountId} and m.undone_at is null`;

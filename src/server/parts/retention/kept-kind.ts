import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RetentionKind } from "../../../contract/platform/retention.ts";
import type { Db } from "../../database/pool.ts";

/** A query of the ids of accounts: whose people are in an active process, as an open adoption. */
export type AccountsInProcess = RawBuilder<unknown>;

/** What is asked for: the records that ended before a moment, without those of people in an active process. */
export type Asked = { before: Date; inProcess: AccountsInProcess };

/** A kind of record that the shelter may keep for a time of its own (docs/decisions/0101). */
export type KeptKind = {
  /**
   * A query of the records that have ended and still have words of people: their `id`, and since when they have ended as
   * `at`, the oldest first. Its table is named `r`; an index has them in this order.
   */
  ended(asked: Asked): RawBuilder<unknown>;
  /** Erases these records, whose rows the transaction has locked, with their files. */
  erase(tx: Db, ids: readonly number[], now: Date): Promise<void>;
};

/** What an area gives to the retention of records. */
export type AreaRetention = {
  kinds?: Partial<Record<RetentionKind, KeptKind>>;
  /** Those whose records are left alone for now. */
  inProcess?: AccountsInProcess;
};

/** The account of a user, looked up for each row: the people in a process are few among all users. */
export const accountOfUser = (userId: RawBuilder<unknown>) =>
  sql`(select u.account_id from users u where u.id = ${userId})`;

/** Whether an account is not of somebody in an active process; a record without an account is nobody's. */
export const isNotInProcess = (account: RawBuilder<unknown>, inProcess: AccountsInProcess) =>
  sql<SqlBool>`(${account} is null or ${account} not in (select p.account_id from (${inProcess}) p))`;

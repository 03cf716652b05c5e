import { type RawBuilder, sql } from "kysely";

/** The lists whose rows the triggers of `0013-keys.sql` count. */
type CountedList = "adoptions" | "animals" | "appointments" | "audit_log" | "donations" | "letters" | "users";

const stored = (column: "row_count" | "amount", list: CountedList, parts: readonly string[] | undefined) =>
  sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from list_counts
    where list = ${sql.lit(list)} ${parts === undefined ? sql`` : sql`and part = any(${parts}::text[])`})`;

/**
 * The exact number of rows of a list, which triggers keep up to date (docs/decisions/0024). Archived animals, and archived or
 * closed users, are not counted.
 * @param parts counts only these: the statuses of animals or donations, the kinds of entries
 */
export const storedCount = (list: CountedList, parts?: readonly string[]): RawBuilder<number> =>
  stored("row_count", list, parts);

/** The sum of the amounts of donations, in grosze, which triggers keep up to date. @param parts the statuses to add up */
export const storedAmount = (parts: readonly string[]): RawBuilder<number> => stored("amount", "donations", parts);

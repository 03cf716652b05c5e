import { type RawBuilder, sql } from "kysely";

/** The lists whose rows the triggers of migration 0022 count. */
type KeptList = "adoptions" | "animals" | "appointments" | "audit_log" | "donations" | "letters" | "users";

const kept = (column: "row_count" | "amount", list: KeptList, parts: readonly string[] | undefined) =>
  sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from list_counts
    where list = ${sql.lit(list)} ${parts === undefined ? sql`` : sql`and part = any(${parts}::text[])`})`;

/**
 * How many rows a list has, exactly, without counting them (decision 0024). Animals that are archived and users who are
 * archived or closed are not among them.
 * @param parts only those: animals of a status, donations of one, entries of a kind
 */
export const keptCount = (list: KeptList, parts?: readonly string[]): RawBuilder<number> =>
  kept("row_count", list, parts);

/** The sum of the amounts of donations, in grosze. @param parts which of them */
export const keptAmount = (parts: readonly string[]): RawBuilder<number> => kept("amount", "donations", parts);

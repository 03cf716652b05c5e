import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../database/pool.ts";

/** SQL for the number of a stay in the register, such as 2026/57 (rules §14). @param stay the column of its id */
export const registerNumberOf = (stay: string): RawBuilder<string> => sql<string>`(
  select n.year || '/' || n.number from register_entries as n where n.stay_id = ${sql.ref(stay)} and not n.is_struck)`;

/**
 * Numbers all stays anew, in the order of their intakes. Only for the demonstration and for what is left when it is removed:
 * the numbers of a real register must never change.
 */
export async function numberAllStays(tx: Db): Promise<void> {
  await tx.deleteFrom("register_entries").execute();
  await tx.deleteFrom("register_years").execute();
  await sql`select give_register_numbers(array (select id from stays))`.execute(tx);
}

import { sql } from "kysely";
import type { Db } from "./pool.ts";

/** The tables of the plain resources. */
export type Lockable = "animals" | "appointments" | "employees" | "jobs" | "news" | "resources";

/** Holds a record until the transaction ends, so that two changes of it follow one another. Nothing there: nothing held. */
export async function lockRecord(tx: Db, table: Lockable, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}

/**
 * Holds an animal or an employee that a record is about to refer to, so that they are not archived meanwhile and
 * whatever else is planned with them waits its turn.
 * @returns whether they are there and not archived
 */
export async function holdReference(tx: Db, table: "animals" | "employees", id: number): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select archived_at is null as "isThere" from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  return rows[0]?.isThere ?? false;
}

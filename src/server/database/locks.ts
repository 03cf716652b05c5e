import { sql } from "kysely";
import type { Db } from "./pool.ts";
import type { Table } from "./rows.ts";

/** Locks a record until the transaction ends, so that two changes of it cannot overlap. Does nothing for a missing record. */
export async function lockRecord(tx: Db, table: Table, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}

/**
 * Locks an animal or an employee that a record is about to refer to, so that nobody archives them meanwhile, and other
 * transactions that plan something with them wait.
 * @returns whether they exist and are not archived
 */
export async function lockReference(tx: Db, table: "animals" | "employees", id: number): Promise<boolean> {
  const { rows } = await sql<{ isActive: boolean }>`
    select archived_at is null as "isActive" from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
  return rows[0]?.isActive ?? false;
}

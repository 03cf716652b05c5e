import type { InsertObject, Selectable } from "kysely";
import type { Db } from "../../../src/server/database/pool.ts";
import { narrow, type Table, type Which } from "../../../src/server/database/rows.ts";
import type { DB } from "../../../src/server/database/schema.generated.ts";

export { addRow, changeRows } from "../../../src/server/database/rows.ts";

/** Adds a row, or several, of a table that may have no ids. */
export async function addRows<T extends Table>(
  db: Db,
  table: T,
  values: InsertObject<DB, T> | readonly InsertObject<DB, T>[],
): Promise<void> {
  const adding = db.insertInto(table as "animals");
  await adding.values(values as InsertObject<DB, "animals">).execute();
}

/** @returns the rows of a table, in no order of their own */
export const rowsOf = <T extends Table>(db: Db, table: T, which: Which<T> = {}): Promise<Selectable<DB[T]>[]> =>
  narrow(db.selectFrom(table as "animals").selectAll(), which).execute() as unknown as Promise<Selectable<DB[T]>[]>;

/** @returns the row, which must be there */
export const rowOf = <T extends Table>(db: Db, table: T, which: Which<T> = {}): Promise<Selectable<DB[T]>> =>
  narrow(db.selectFrom(table as "animals").selectAll(), which).executeTakeFirstOrThrow() as unknown as Promise<
    Selectable<DB[T]>
  >;

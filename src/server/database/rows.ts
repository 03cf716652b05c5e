import type { Expression, InsertObject, Selectable, UpdateObject } from "kysely";
import type { Db } from "./pool.ts";
import type { DB } from "./schema.generated.ts";

export type Table = keyof DB & string;

/** Which rows: the one with this id, or all that have these values; null stands for none. */
export type Which<T extends Table> =
  | number
  | {
      [C in keyof Selectable<DB[T]>]?:
        | Selectable<DB[T]>[C]
        | readonly Selectable<DB[T]>[C][]
        | Expression<Selectable<DB[T]>[C]>;
    };

/** What of Kysely's queries the conditions need; its own types take one table at a time. */
type Narrowed = { where(column: string, operator: string, value: unknown): Narrowed };

/** @returns the query for these rows alone */
export const narrow = <Query>(query: Query, which: object | number): Query =>
  Object.entries(typeof which === "number" ? { id: which } : which).reduce<Narrowed>(
    (so, [column, value]) => so.where(column, Array.isArray(value) ? "in" : value === null ? "is" : "=", value),
    query as Narrowed,
  ) as Query;

/** Changes rows of a table. */
export async function changeRows<T extends Table>(
  db: Db,
  table: T,
  which: Which<T>,
  values: UpdateObject<DB, T>,
): Promise<void> {
  await narrow(db.updateTable(table as "animals").set(values as UpdateObject<DB, "animals">), which).execute();
}

/** Adds a row. @returns its id */
export async function addRow<T extends Table>(db: Db, table: T, values: InsertObject<DB, T>): Promise<number> {
  const adding = db.insertInto(table as "animals").values(values as InsertObject<DB, "animals">);
  return (await adding.returning("id").executeTakeFirstOrThrow()).id;
}

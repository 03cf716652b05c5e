import type { Selectable, Updateable } from "kysely";
import type { Db } from "../../../src/server/platform/database/pool.ts";
import type { DB } from "../../../src/server/platform/database/schema.generated.ts";

type Table = keyof DB & string;
/** Which rows: the one with this id, or all with these values. */
type Which<T extends Table> =
  | number
  | { [C in keyof Selectable<DB[T]>]?: Selectable<DB[T]>[C] | readonly Selectable<DB[T]>[C][] };

const conditions = (which: object | number): [string, unknown][] =>
  Object.entries(typeof which === "number" ? { id: which } : which);

/** What of Kysely's queries the conditions need; its own types take one table at a time. */
type Narrowed = { where(column: string, operator: string, value: unknown): Narrowed };
const narrow = <Query>(query: Query, which: object | number): Query =>
  conditions(which).reduce<Narrowed>(
    (so, [column, value]) => so.where(column, Array.isArray(value) ? "in" : value === null ? "is" : "=", value),
    query as Narrowed,
  ) as Query;

/** Changes rows at the database, as no call does. */
export async function changeRows<T extends Table>(
  db: Db,
  table: T,
  which: Which<T>,
  values: Updateable<DB[T]>,
): Promise<void> {
  await narrow(db.updateTable(table as "animals").set(values as Updateable<DB["animals"]>), which).execute();
}

/** @returns the rows of a table, in no order of their own */
export const rowsOf = <T extends Table>(db: Db, table: T, which: Which<T> = {}): Promise<Selectable<DB[T]>[]> =>
  narrow(db.selectFrom(table as "animals").selectAll(), which).execute() as unknown as Promise<Selectable<DB[T]>[]>;

/** @returns the row, which must be there */
export const rowOf = <T extends Table>(db: Db, table: T, which: Which<T> = {}): Promise<Selectable<DB[T]>> =>
  narrow(db.selectFrom(table as "animals").selectAll(), which).executeTakeFirstOrThrow() as unknown as Promise<
    Selectable<DB[T]>
  >;

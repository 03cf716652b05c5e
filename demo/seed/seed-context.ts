import type { Db } from "../../src/server/database/pool.ts";
import type { StoredPhoto } from "../../src/server/platform/photos/photo.queries.ts";
import type { Calendar } from "../calendar.ts";
import type { EmployeeKey } from "../content/types.ts";

/** What every part of the seeding shares. */
export type SeedContext = {
  tx: Db;
  calendar: Calendar;
  /** The stored drawing of a file of `portraits`. */
  drawing(file: string): StoredPhoto;
};

/** A person with a record and an account. */
export type Person = { id: number; accountId: number };

/** Finds the inserted records for later parts. An unknown key throws. */
export type SeededRecords = {
  employee(key: EmployeeKey): Person;
  user(email: string): Person;
  animal(name: string): number;
  /** The stay of the animal with this name. */
  stay(animal: string): number;
};

/** @returns a function that gets the id of the row with a name, as `lookup` does */
export const lookupId = (what: string, rows: readonly { id: number; name: string }[]): ((name: string) => number) =>
  lookup(what, new Map(rows.map(({ id, name }) => [name, id])));

/** @returns a function that gets a value from the map and throws if it is missing; `what` names it in the error */
export function lookup<K, V>(what: string, found: ReadonlyMap<K, V>): (key: K) => V {
  return (key) => {
    const value = found.get(key);
    if (value === undefined) throw new Error(`The demonstration has no ${what} ${String(key)}.`);
    return value;
  };
}

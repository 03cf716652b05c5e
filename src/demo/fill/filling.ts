import type { Db } from "../../server/database/pool.ts";
import type { PhotoStore } from "../../server/photos/photo.store.ts";
import type { Calendar } from "../calendar.ts";
import type { EmployeeKey } from "../content/shapes.ts";

/** What every part of the filling works with: one transaction, one moment, one place for pictures. */
export type Filling = { tx: Db; calendar: Calendar; photoStore: PhotoStore };

/** A person with a record and an account. */
export type Person = { id: number; accountId: number };

/** The records that later parts name by their words. Asking for one that is not there throws. */
export type Known = {
  employee(key: EmployeeKey): Person;
  user(email: string): Person;
  animal(name: string): number;
};

/** @returns a way to ask for what was filled in under these words */
export function asking<K, V>(what: string, found: ReadonlyMap<K, V>): (key: K) => V {
  return (key) => {
    const value = found.get(key);
    if (value === undefined) throw new Error(`The demonstration has no ${what} ${String(key)}.`);
    return value;
  };
}

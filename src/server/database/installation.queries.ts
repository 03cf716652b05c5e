import type { Db } from "./pool.ts";

/** A fact of this installation, and when it was written. */
export type InstallationFact = { value: string; at: Date };

/** The value that is stored for this installation under a name; undefined when there is none. */
export async function findFact(db: Db, key: string): Promise<InstallationFact | undefined> {
  return db.selectFrom("installation").select(["value", "set_at as at"]).where("key", "=", key).executeTakeFirst();
}

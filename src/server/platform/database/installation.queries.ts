import type { Db } from "./pool.ts";

/** A fact of this installation, and when it was written. */
export type InstallationFact = { value: string; at: Date };

/** The value that is stored for this installation under a name; undefined when there is none. */
export async function findFact(db: Db, key: string): Promise<InstallationFact | undefined> {
  return db.selectFrom("installation").select(["value", "set_at as at"]).where("key", "=", key).executeTakeFirst();
}

/** Writes a fact of this installation, instead of the one under the same name. */
export async function saveFact(db: Db, key: string, { value, at }: InstallationFact): Promise<void> {
  await db
    .insertInto("installation")
    .values({ key, value, set_at: at })
    .onConflict((existing) => existing.column("key").doUpdateSet({ value, set_at: at }))
    .execute();
}

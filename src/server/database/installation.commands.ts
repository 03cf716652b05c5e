import type { InstallationFact } from "./installation.queries.ts";
import type { Db } from "./pool.ts";

/** Writes a fact of this installation, instead of the one under the same name. */
export async function saveFact(db: Db, key: string, { value, at }: InstallationFact): Promise<void> {
  await db
    .insertInto("installation")
    .values({ key, value, set_at: at })
    .onConflict((existing) => existing.column("key").doUpdateSet({ value, set_at: at }))
    .execute();
}

import type { Clock } from "./clock.ts";
import type { Db } from "./database/pool.ts";
import type { SignedIn } from "./sessions/actor.ts";
import type { Settings } from "./settings.ts";

/** What commands and queries work with. Inside a transaction `db` is the transaction. */
export type System = { db: Db; clock: Clock };

/** The same, and who acts. */
export type Context<Who = SignedIn> = System & { actor: Who };

/** For commands that write letters: where links lead, and which address is the shelter's own. */
export type WithSettings = { settings: Pick<Settings, "mailFrom"> & { publicUrl: string } };

/**
 * Runs work as one transaction.
 * @param work is given the same context on the transaction
 * @returns what the work returns; when it throws, nothing was written
 */
export function inTransaction<C extends { db: Db }, R>(context: C, work: (context: C) => Promise<R>): Promise<R> {
  return context.db.transaction().execute((db) => work({ ...context, db }));
}

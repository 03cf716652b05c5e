import type { SignedIn } from "./actor.ts";
import type { Clock } from "./clock.ts";
import type { Db } from "./database/pool.ts";
import type { Settings } from "./settings/settings.ts";

/** What commands and queries need. Inside a transaction `db` is the transaction. */
export type System = { db: Db; clock: Clock };

/** The same, with the actor. */
export type Context<Who = SignedIn> = System & { actor: Who };

/** For commands that write letters: the base address of links, and the shelter's own e-mail address. */
export type WithSettings = { settings: Pick<Settings, "mailFrom"> & { publicUrl: string } };

/**
 * Runs work in one transaction: in the one that the context is in already, or in a new one.
 * @param work gets the same context, with the transaction as `db`
 * @returns what `work` returns; when it throws, the transaction is rolled back
 */
export function inTransaction<C extends { db: Db }, R>(context: C, work: (context: C) => Promise<R>): Promise<R> {
  if (context.db.isTransaction) return work(context);
  return context.db.transaction().execute((db) => work({ ...context, db }));
}

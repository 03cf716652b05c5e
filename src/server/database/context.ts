import type { SignedIn } from "../base/actor.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "./pool.ts";

/** What a person saw in the fields that they send, and what they send (rules §1). */
export type SeenFields = { was: Record<string, unknown>; sent: Record<string, unknown> };

/** What commands and queries need. Inside a transaction `db` is the transaction. */
export type System = { db: Db; clock: Clock };

/** The same, with the actor. */
export type Context<Who = SignedIn> = System & {
  actor: Who;
  /** What this person saw in the fields that they change, if the request says so. */
  seen?: SeenFields | null | undefined;
};

/** For commands that write letters: the base address of links, and the shelter's own e-mail address. */
export type WithSettings = { settings: { mailFrom: string | undefined; publicUrl: string } };

/**
 * Runs work in one transaction: in the one that the context is in already, or in a new one.
 * @param work gets the same context, with the transaction as `db`
 * @returns what `work` returns; when it throws, the transaction is rolled back
 */
export function inTransaction<C extends { db: Db }, R>(context: C, work: (context: C) => Promise<R>): Promise<R> {
  if (context.db.isTransaction) return work(context);
  return context.db.transaction().execute((db) => work({ ...context, db }));
}

/**
 * Runs work in a new transaction, and reads what it has led to; the commit is sent without waiting for what was read.
 * @param read begins one statement
 */
export async function inTransactionThen<C extends { db: Db }, R>(
  context: C,
  work: (context: C) => Promise<unknown>,
  read: (context: C) => Promise<R>,
): Promise<R> {
  const { reading } = await inTransaction(context, async (within) => {
    await work(within);
    const reading = read(within);
    reading.catch(() => {}); // the commit fails with it
    return { reading };
  });
  return reading;
}

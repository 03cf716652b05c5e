import { setTimeout as wait } from "node:timers/promises";
import { hashPassword } from "../../../src/server/accounts/password.ts";
import type { TestApp } from "../support/app.ts";
import { aUser, type Person } from "../support/people.ts";

/** The password of everybody whom `somebodyNamed` makes. */
export const PASSWORD = "correct horse";
let hash: Promise<string> | undefined;

/** A user with this e-mail and the one password, signed in. */
export async function somebodyNamed(shelter: TestApp, email: string): Promise<Person & { email: string }> {
  hash ??= hashPassword(PASSWORD);
  const person = await aUser(shelter);
  await setAccount(shelter, person.accountId, { email });
  return { ...person, email };
}

/** Gives an account this e-mail and the one password. */
export async function setAccount(shelter: TestApp, accountId: number, { email }: { email: string }): Promise<void> {
  hash ??= hashPassword(PASSWORD);
  const password_hash = await hash;
  await shelter.db.updateTable("accounts").set({ email, password_hash }).where("id", "=", accountId).execute();
}

/** Waits until so many calls stand before a lock of the database. */
export async function untilWaiting(shelter: TestApp, count: number): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await shelter.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length >= count) return;
    await wait(10);
  }
  throw new Error(`There were never ${count} calls waiting.`);
}

/** Waits until what goes on after the answers is done: no statement has run for a while. */
export async function untilIdle(shelter: TestApp): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    await wait(20);
    const { rows } = await shelter.pool.query(
      "select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
    );
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}

/**
 * Holds something in the database while calls begin, so that they meet.
 * @param statement takes the lock
 * @param meanwhile begins the calls, and hands back what they will answer
 * @returns their answers, once the lock is gone
 */
export async function whileHeld<T>(
  shelter: TestApp,
  statement: string,
  meanwhile: () => Promise<Promise<T>[]>,
): Promise<T[]> {
  const holder = await shelter.pool.connect();
  let answers: Promise<T>[] = [];
  try {
    await holder.query("begin");
    await holder.query(statement);
    answers = await meanwhile();
  } finally {
    await holder.query("commit");
    holder.release();
  }
  return Promise.all(answers);
}

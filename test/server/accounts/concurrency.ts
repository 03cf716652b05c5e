import { setTimeout as wait } from "node:timers/promises";
import { hashPassword } from "../../../src/server/accounts/password.ts";
import type { TestApp } from "../support/app.ts";
import { Client } from "../support/client.ts";
import { aUser, type Person } from "../support/people.ts";
import { until } from "../support/until.ts";

/** The password of every person that `signedInUser` makes. */
export const PASSWORD = "correct horse";
let hash: Promise<string> | undefined;

/** A signed-in user with this e-mail and the password above. */
export async function signedInUser(shelter: TestApp, email: string): Promise<Person & { email: string }> {
  hash ??= hashPassword(PASSWORD);
  const person = await aUser(shelter);
  await setAccount(shelter, person.accountId, { email });
  return { ...person, email };
}

/** Sets the e-mail of an account, and the password above. */
export async function setAccount(shelter: TestApp, accountId: number, { email }: { email: string }): Promise<void> {
  hash ??= hashPassword(PASSWORD);
  const password_hash = await hash;
  await shelter.db.updateTable("accounts").set({ email, password_hash }).where("id", "=", accountId).execute();
}

/** Somebody changes their own account. @param body with the right current password unless it has another one */
export const changeAccount = (
  { client, accountId }: Pick<Person, "client" | "accountId">,
  body: object,
  kind: "user" | "employee" = "user",
) => client.put(`/api/accounts/${accountId}/${kind}`, { currentPassword: PASSWORD, ...body });

/** Signs in. @returns the answer's status */
export const loginStatus = async (shelter: TestApp, email: string, password: string): Promise<number> =>
  (await new Client(shelter).post("/api/auth/login", { email, password })).statusCode;

/** Waits until this many calls wait for a lock of the database. */
export async function untilWaiting(shelter: TestApp, count: number): Promise<void> {
  const waiting = () =>
    shelter.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  await until(waiting, ({ rows }) => rows.length >= count);
}

/** Waits for work after the answers: until no statement has run for a while. */
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
 * Holds a lock in the database while calls start, so that they run at the same time.
 * @param statement takes the lock
 * @param meanwhile starts the calls and returns their answers as promises
 * @returns their answers, after the lock is released
 */
export async function whileLocked<T>(
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

/** Starts calls one after the other while a lock is held, so that all of them wait at it. @returns their answers */
export const inTurn = <T>(shelter: TestApp, statement: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> =>
  whileLocked(shelter, statement, async () => {
    const answers: Promise<T>[] = [];
    for (const [index, call] of calls.entries()) {
      answers.push(call());
      await untilWaiting(shelter, index + 1);
    }
    return answers;
  });

/** The statement that locks an account. */
export const lockOf = (accountId: number): string => `select from accounts where id = ${accountId} for update`;

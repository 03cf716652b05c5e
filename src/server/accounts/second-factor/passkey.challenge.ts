import { MINUTE_MS } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { newToken } from "../token.ts";

/** How long a person may take to answer. */
const LIFE_MS = 5 * MINUTE_MS;

/**
 * Stores what a passkey shall sign. It is in the database, so that another server may take the answer.
 * @param holder the hash of the cookie of the browser that may answer: of its session, or of its step of signing in
 */
export async function makeChallenge({ db, clock }: System, holder: Buffer): Promise<string> {
  const challenge = newToken();
  await db.insertInto("passkey_challenges").values({ challenge, holder, at: clock.now() }).execute();
  return challenge;
}

/** Uses a challenge up, whatever the answer is worth. @returns whether this browser was given it, and not long ago */
export async function takeChallenge({ db, clock }: System, holder: Buffer, challenge: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("holder", "=", holder)
    .where("at", ">", new Date(clock.now().getTime() - LIFE_MS))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Deletes what nobody has answered. */
export async function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("passkey_challenges")
    .where("at", "<=", new Date(now.getTime() - LIFE_MS))
    .execute();
}

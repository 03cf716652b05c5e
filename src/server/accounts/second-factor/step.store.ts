import { MINUTE_MS } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { httpOnlyCookie } from "../http-only-cookie.ts";
import { hashOfToken, newToken } from "../token.ts";

/** How long somebody has for the second factor after the password. */
const LIFE_MS = 5 * MINUTE_MS;

/** The cookie of a browser between the password and the second factor, or while a passkey is asked. */
export const stepCookie = (settings: { publicUrl: string }) => httpOnlyCookie("sign-in", LIFE_MS / 1000, settings);

const notBefore = (now: Date) => new Date(now.getTime() - LIFE_MS);

/** Notes that the password of an account was right. @returns the cookie's value, with which the same browser goes on */
export async function beginStep({ db, clock }: System, accountId: number): Promise<string> {
  const token = newToken();
  const step = { id_hash: hashOfToken(token), account_id: accountId, at: clock.now() };
  await db.insertInto("sign_in_steps").values(step).execute();
  return token;
}

/** @returns the account whose password this browser gave within the last five minutes */
export async function findStep({ db, clock }: System, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("sign_in_steps")
    .select("account_id")
    .where("id_hash", "=", hashOfToken(token))
    .where("at", ">", notBefore(clock.now()))
    .executeTakeFirst();
  return row?.account_id;
}

/** Uses a step up: of two answers at once, one signs in. @returns whether it was still there */
export async function takeStep({ db, clock }: System, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sign_in_steps")
    .where("id_hash", "=", hashOfToken(token))
    .where("at", ">", notBefore(clock.now()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes steps that nobody has finished. */
export async function deleteOldSteps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sign_in_steps").where("at", "<=", notBefore(now)).execute();
}

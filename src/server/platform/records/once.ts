import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../base/actor.ts";
import { DAY_MS } from "../../base/clock.ts";
import { HttpProblem } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { serverTexts } from "../../texts/texts.ts";

/** The header with which a device names a write that it may send again (docs/decisions/0087). */
export const KEY_HEADER = "idempotency-key";
const KEY = /^[0-9A-Za-z_-]{8,100}$/;
const KEPT_DAYS = 14;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether this write may carry an `Idempotency-Key`. */
    once?: boolean;
  }
}

type Named = { key: string; sha256: string };

/** @returns the name of this write; undefined without the header, or where the call takes none @throws HttpProblem 400 */
function nameOf({ actor, headers, method, url, body, routeOptions }: FastifyRequest): Named | undefined {
  const key = headers[KEY_HEADER];
  if (!routeOptions.config.once || key === undefined) return undefined;
  if (typeof key !== "string" || !KEY.test(key)) throw new HttpProblem(400, serverTexts().refusals.once.badKey);
  return { key: keyOf(actor, key), sha256: hash("sha256", `${method} ${url}\n${JSON.stringify(body) ?? ""}`) };
}

/** A program has keys of its own, beside those of the person who let it in. */
const keyOf = (actor: Actor, key: string): string =>
  actor.role !== "visitor" && actor.program ? hash("sha256", `${actor.program.id} ${key}`) : key;

/** @throws HttpProblem 422 when the key stands for another write */
async function findAnswer({ db, actor }: Context, { key, sha256 }: Named): Promise<{ answer: unknown } | undefined> {
  const found = await db
    .selectFrom("sent_once")
    .select(["request_sha256", "answer"])
    .where("account_id", "=", actor.accountId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (found && found.request_sha256 !== sha256) throw new HttpProblem(422, serverTexts().refusals.once.otherBody);
  return found;
}

/**
 * Looks whether this person has sent this write before, for work that is slow before its transaction, as decoding a picture.
 * @returns its first answer @throws HttpProblem 422 when the key stands for another write
 */
export async function answeredBefore<R>(context: Context, request: FastifyRequest): Promise<{ answer: R } | undefined> {
  const named = nameOf(request);
  return named && ((await findAnswer(context, named)) as { answer: R } | undefined);
}

/**
 * Runs a write once for each key of a person. The key and the answer are stored in the transaction of the deed, so a kill in
 * between leaves both or neither; the same write at the same time waits for the first. A refusal is not kept.
 * @returns the answer of the first time
 * @throws HttpProblem 400 for a key that is none; 422 when it stands for another write; what `work` throws
 */
export async function once<C extends Context, R>(
  context: C,
  request: FastifyRequest,
  work: (within: C) => R | Promise<R>,
): Promise<R> {
  const named = nameOf(request);
  if (!named) return work(context);
  return inTransaction(context, async (within) => {
    const { db: tx, actor, clock } = within;
    const row = { account_id: actor.accountId, key: named.key };
    const added = await tx
      .insertInto("sent_once")
      .values({ ...row, request_sha256: named.sha256, sent_at: clock.now() })
      .onConflict((known) => known.columns(["account_id", "key"]).doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) return (await findAnswer(within, named))?.answer as R;
    const answer = await work(within);
    await tx
      .updateTable("sent_once")
      .set({ answer: answer === undefined ? null : JSON.stringify(answer) })
      .where("account_id", "=", row.account_id)
      .where("key", "=", row.key)
      .execute();
    return answer;
  });
}

/** Deletes answers that nobody asks for any more. */
export async function deleteOldAnswers(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom("sent_once").where("sent_at", "<=", since).execute();
}

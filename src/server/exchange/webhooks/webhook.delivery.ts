import { sql } from "kysely";
import type { DeliveryProblem } from "../../../contract/exchange/webhook-events.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../base/clock.ts";
import { inTransaction, type System } from "../../database/context.ts";
import { changeRows } from "../../database/rows.ts";
import { switchOff } from "./webhook.failing.ts";
import { post, type Sent } from "./webhook.post.ts";
import { signed } from "./webhook.signature.ts";

/** How long it waits after each failed try: ten tries after the first, in a little more than three days. */
export const RETRIES_MS: readonly number[] = [
  5_000,
  30_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** A webhook to which nothing has arrived for so long is switched off. */
const PATIENCE_MS = 3 * DAY_MS;

export type Delivery = {
  id: number;
  webhook_id: number;
  attempts: number;
  url: string;
  secret: string;
  old_secret: string | null;
  old_secret_until: Date | null;
  event_id: string;
  body: string;
};

export type Delivering = System & { publicUrl: string; allowsPrivate: boolean };

const isRedirect = (code: number) => code >= 300 && code < 400;

/** @returns why it did not arrive; undefined when it did */
function problemOf(sent: Sent): DeliveryProblem | undefined {
  if ("problem" in sent) return sent.problem;
  if (sent.code >= 200 && sent.code < 300) return undefined;
  return isRedirect(sent.code) ? "redirect" : "answer";
}

/** With which secrets it signs now: for a day after it got another one with both. */
function secretsOf({ secret, old_secret: old, old_secret_until: until }: Delivery, now: Date): string[] {
  return old !== null && until !== null && until > now ? [secret, old] : [secret];
}

/**
 * Sends one event to one webhook and records what became of it. When the process dies in between, it is sent again under
 * the same id. @returns whether the receiver answered at all
 */
export async function deliver(parts: Delivering, delivery: Delivery): Promise<boolean> {
  const { clock, allowsPrivate } = parts;
  const { url, body, event_id: id } = delivery;
  const begun = performance.now();
  const now = clock.now();
  const headers = signed({ id, at: now.getTime(), body, secrets: secretsOf(delivery, now) });
  const sent = await post({ url, headers, body }, allowsPrivate);
  const milliseconds = Math.round(performance.now() - begun);
  await inTransaction(parts, (within) => record(within, delivery, sent, milliseconds));
  return "code" in sent;
}

async function record(within: Delivering, delivery: Delivery, sent: Sent, milliseconds: number): Promise<void> {
  const { db: tx, clock } = within;
  const now = clock.now();
  const problem = problemOf(sent);
  const delay = RETRIES_MS[delivery.attempts];
  const isOver = problem !== undefined && delay === undefined;
  await changeRows(tx, "webhook_deliveries", delivery.id, {
    state: problem === undefined ? "delivered" : isOver ? "failed" : "waiting",
    attempts: delivery.attempts + 1,
    next_try_at: problem === undefined || delay === undefined ? null : new Date(now.getTime() + delay),
    tried_at: now,
    answer_code: "code" in sent ? sent.code : null,
    answer_text: "code" in sent ? sent.text.replaceAll("\0", "") : null,
    problem: problem ?? null,
    milliseconds,
  });
  if (problem === undefined) await noteSuccess(within, delivery.webhook_id);
  else await noteFailure(within, delivery, "code" in sent ? sent.code : undefined);
}

async function noteSuccess({ db: tx, clock }: System, id: number): Promise<void> {
  await changeRows(tx, "webhooks", id, { last_delivered_at: clock.now(), failing_since: null });
}

/** Says since when it fails. One that is gone for good, or has failed for days, is switched off, and its maker is told. */
async function noteFailure(within: Delivering, { webhook_id: id, attempts }: Delivery, code?: number): Promise<void> {
  const { db: tx, clock } = within;
  const now = clock.now();
  const hook = await tx
    .updateTable("webhooks")
    .set({ failing_since: sql`coalesce(failing_since, ${now}::timestamptz)` })
    .where("id", "=", id)
    .where("off_at", "is", null)
    .returning("failing_since")
    .executeTakeFirst();
  if (!hook?.failing_since) return;
  if (code === 410) return switchOff(within, id, "gone");
  if (now.getTime() - hook.failing_since.getTime() > PATIENCE_MS) return switchOff(within, id, "failed");
  if (code !== undefined) return;
  // A receiver that does not answer at all is not asked for each event that waits for it.
  const next = new Date(now.getTime() + (RETRIES_MS[Math.min(attempts, 3)] as number));
  await changeRows(
    tx,
    "webhook_deliveries",
    { webhook_id: id, state: "waiting" },
    { next_try_at: sql`greatest(next_try_at, ${next}::timestamptz)` },
  );
}

import { sql } from "kysely";
import { DAY_MS } from "../../base/clock.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import type { Db } from "../../database/pool.ts";
import type { WorkParts } from "../../parts/area-work.ts";
import { type Delivering, type Delivery, deliver } from "./webhook.delivery.ts";
import { limitsOf, type WebhookLimits } from "./webhook.limits.ts";
import { spreadEvents } from "./webhook.spread.ts";

/** How soon after a deed programs are told. */
const SWEEP_EVERY_MS = 2_000;
/** How long one job works before the next goes on: a stop of the server waits no longer. */
const LONGEST_MS = 10_000;
const KEPT_MS = 30 * DAY_MS;

/** There is one job for all webhooks, so that an event is never on its way twice. */
export const DUE = "due";

/** Whether there is anything to do. */
export async function isAnythingDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from webhook_events where spread_at is null)
      or exists (select from webhook_deliveries where state = 'waiting' and next_try_at <= ${now}::timestamptz) as due`.execute(
    db,
  );
  return rows[0]?.due === true;
}

/** Tells programs what has happened. A slow receiver holds up no other. */
export async function deliverDue(parts: Delivering): Promise<void> {
  while (await spreadEvents(parts));
  const limits = limitsOf(await isDemonstration(parts.db));
  const hooks = await parts.db.selectFrom("webhooks").select("id").where("off_at", "is", null).execute();
  const until = Date.now() + LONGEST_MS;
  await Promise.all(hooks.map(({ id }) => deliverTo(parts, id, limits, until)));
}

/** Sends to one webhook what is due, in its order. */
async function deliverTo(parts: Delivering, id: number, limits: WebhookLimits, until: number): Promise<void> {
  while (Date.now() < until && (await mayBeAsked(parts, id, limits))) {
    const next = await nextFor(parts, id);
    if (!next || !(await deliver(parts, next))) return;
  }
}

/** Whether a webhook has not been sent too much just now; what waits is sent later. */
async function mayBeAsked({ db, clock }: Delivering, id: number, { requests, withinMs }: WebhookLimits) {
  const { tried } = await db
    .selectFrom("webhook_deliveries")
    .where("webhook_id", "=", id)
    .where("tried_at", ">", new Date(clock.now().getTime() - withinMs))
    .select(({ fn }) => fn.countAll<number>().as("tried"))
    .executeTakeFirstOrThrow();
  return tried < requests;
}

const nextFor = ({ db, clock }: Delivering, id: number): Promise<Delivery | undefined> =>
  db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", "w.id", "d.webhook_id")
    .innerJoin("webhook_events as e", "e.id", "d.event_id")
    .where("d.webhook_id", "=", id)
    .where("w.off_at", "is", null)
    .where("d.state", "=", "waiting")
    .where("d.next_try_at", "<=", clock.now())
    .orderBy("d.event_id")
    .limit(1)
    .select(["d.id", "d.webhook_id", "d.attempts", "w.url", "w.secret", "e.event_id"])
    .select(["w.old_secret", "w.old_secret_until"])
    .select(sql<string>`e.body`.as("body"))
    .executeTakeFirst();

/** Tells programs what happens, a moment after it has. */
export const startWebhooks = ({ jobs, settings, ...parts }: WorkParts): Promise<void> =>
  jobs.work({
    queue: "webhooks",
    handle: () => deliverDue({ ...parts, allowsPrivate: settings.webhookPrivateAddresses === true }),
    sweep: {
      everyMs: SWEEP_EVERY_MS,
      find: async () => ((await isAnythingDue(parts.db, parts.clock.now())) ? [{ id: DUE }] : []),
    },
  });

/** Forgets events, and with them their deliveries. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("webhook_events")
    .where("happened_at", "<", new Date(now.getTime() - KEPT_MS))
    .where("spread_at", "is not", null)
    .execute();
}

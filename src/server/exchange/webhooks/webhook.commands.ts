import { sql } from "kysely";
import { PING, WEBHOOK_EVENTS } from "../../../contract/exchange/webhook-events.ts";
import type { WebhookChange, WebhookRequest } from "../../../contract/exchange/webhooks.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { DAY_MS } from "../../base/clock.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import type { Db } from "../../database/pool.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import { countUse } from "../../platform/http/throttle.ts";
import { serverTexts } from "../../texts/texts.ts";
import { checkedAddress } from "./webhook.address.ts";
import { giveUpWaiting } from "./webhook.failing.ts";
import { DUE } from "./webhook.job.ts";
import { limitsOf } from "./webhook.limits.ts";
import { findDelivery, findWebhook } from "./webhook.queries.ts";
import { keptSecret, makeSecret } from "./webhook.signature.ts";
import { bodyOf } from "./webhook.spread.ts";

type WebhookContext = Context & { settings: { webhookPrivateAddresses: boolean } };

const subject = "webhook";
const countAll = async (tx: Db): Promise<number> => (await tx.selectFrom("webhooks").select("id").execute()).length;

/** @throws HttpProblem 400 */
function secretOf(given: string | null | undefined): string {
  const secret = given ? keptSecret(given) : makeSecret();
  if (secret === undefined) throw invalid([{ field: "secret", errors: [recordTexts().programs.secret] }]);
  return secret;
}

const inOrder = (events: readonly string[]) => WEBHOOK_EVENTS.filter((name) => events.includes(name));

/** @returns the webhook with its secret, which is not shown again @throws HttpProblem 400, 409 */
export async function addWebhook(context: WebhookContext, { url: typed, events, secret: given }: WebhookRequest) {
  const secret = secretOf(given);
  const url = await checkedAddress(typed, context.settings.webhookPrivateAddresses);
  const about = ({ id }: { id: number }) => ({ subject, id, details: { url } });
  return audited(context, "create", about, async ({ db: tx, clock, actor }) => {
    const { hooks } = limitsOf(await isDemonstration(tx));
    if ((await countAll(tx)) >= hooks) throw conflict(serverTexts().refusals.programs.tooManyWebhooks(hooks));
    const id = await addRow(tx, "webhooks", {
      url,
      events: inOrder(events),
      secret,
      account_id: actor.accountId,
      created_at: clock.now(),
    });
    return { ...(await findWebhook(tx, id)), secret };
  });
}

/** @throws HttpProblem 404 */
async function lockWebhook(tx: Db, id: number) {
  const found = await tx.selectFrom("webhooks").select(["off_at"]).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!found) throw notFound(recordTexts().programs.webhookNotFound);
  return found;
}

/** Changes a webhook. Off, it is sent nothing, and what waits for it is given up. @returns it, with a new secret if it got one */
export async function changeWebhook(context: WebhookContext, id: number, change: WebhookChange) {
  const secret = change.secret === undefined ? undefined : secretOf(change.secret);
  const url =
    change.url === undefined ? undefined : await checkedAddress(change.url, context.settings.webhookPrivateAddresses);
  const { events, isOn } = change;
  return audited(context, "edit", { subject, id }, async ({ db: tx, clock }, differ) => {
    const { off_at } = await lockWebhook(tx, id);
    const before = await findWebhook(tx, id);
    const turnsOff = isOn === false && off_at === null;
    const set = {
      ...(url !== undefined && { url }),
      ...(events && { events: inOrder(events) }),
      ...(secret !== undefined && {
        secret,
        old_secret: sql<string>`secret`,
        old_secret_until: new Date(clock.now().getTime() + DAY_MS),
      }),
      ...(turnsOff && { off_at: clock.now(), off_reason: "hand" as const }),
      ...(isOn && { off_at: null, off_reason: null, failing_since: null }),
    };
    if (Object.keys(set).length > 0) await tx.updateTable("webhooks").set(set).where("id", "=", id).execute();
    if (turnsOff) await giveUpWaiting(tx, id);
    const after = await findWebhook(tx, id);
    differ({ ...before, isOn: off_at === null }, { ...after, isOn: after.state !== "off" });
    return { ...after, ...(secret !== undefined && { secret }) };
  });
}

/** @throws HttpProblem 404 */
export function removeWebhook(context: Context, id: number): Promise<void> {
  return inTransaction(context, async (within) => {
    const gone = await within.db.deleteFrom("webhooks").where("id", "=", id).returning("url").executeTakeFirst();
    if (!gone) throw notFound(recordTexts().programs.webhookNotFound);
    await audit(within, "delete", { subject, id, details: { url: gone.url } });
  });
}

/** Somebody presses a button that sends something to an address which may be a stranger's. */
async function requireOn(within: Context, id: number, address: string): Promise<void> {
  const { off_at } = await lockWebhook(within.db, id);
  if (off_at) throw conflict(serverTexts().refusals.programs.isOff);
  await countUse(within, { kind: "webhook by hand", address });
}

/** Sends the test event. @param address of who asks, in the network @returns its delivery @throws HttpProblem 404, 409, 429 */
export function pingWebhook(context: Context, id: number, address: string) {
  return audited(context, "send", { subject, id, details: { kind: PING } }, async (within) => {
    const { db: tx, clock } = within;
    await requireOn(within, id, address);
    const now = clock.now();
    const event = await tx
      .insertInto("webhook_events")
      .values({ kind: PING, happened_at: now, spread_at: now })
      .returning(["id", "event_id", "happened_at"])
      .executeTakeFirstOrThrow();
    const body = bodyOf(event, PING, {});
    await tx.updateTable("webhook_events").set({ body }).where("id", "=", event.id).execute();
    const deliveryId = await addRow(tx, "webhook_deliveries", { webhook_id: id, event_id: event.id, next_try_at: now });
    await sendJob(tx, "webhooks", DUE);
    return findDelivery(tx, id, deliveryId);
  });
}

/** Sends an event once more, under the same id. @returns its delivery @throws HttpProblem 404, 409, 429 */
export function deliverAgain(context: Context, id: number, deliveryId: number, address: string) {
  return audited(context, "send again", { subject, id, details: { number: deliveryId } }, async (within) => {
    const { db: tx, clock } = within;
    await requireOn(within, id, address);
    await findDelivery(tx, id, deliveryId);
    await changeRows(tx, "webhook_deliveries", deliveryId, { state: "waiting", attempts: 0, next_try_at: clock.now() });
    await sendJob(tx, "webhooks", DUE);
    return findDelivery(tx, id, deliveryId);
  });
}

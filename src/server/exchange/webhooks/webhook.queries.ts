import { sql } from "kysely";
import type { DeliveryState } from "../../../contract/exchange/webhook-events.ts";
import type { Webhook, WebhookDelivery } from "../../../contract/exchange/webhooks.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import { type PageRequest, pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";

const hooks = (db: Db) => db.selectFrom("webhooks as w").innerJoin("employees as e", "e.account_id", "w.account_id");

const withColumns = (found: ReturnType<typeof hooks>) =>
  found
    .select(["w.id", "w.url", "w.events", "w.failing_since", "w.off_at", "w.off_reason"])
    .select(["w.created_at", "w.last_delivered_at", sql<string>`right(w.secret, 4)`.as("secretEnd")])
    .select(sql<string>`e.name || ' ' || e.surname`.as("createdBy"))
    .select(
      sql<number>`(select count(*) from webhook_deliveries as d where d.webhook_id = w.id and d.state = 'waiting')`.as(
        "waiting",
      ),
    )
    .orderBy("w.id");

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>["executeTakeFirstOrThrow"]>>;

const present = ({
  failing_since,
  off_at,
  off_reason,
  created_at,
  last_delivered_at,
  events,
  ...row
}: Row): Webhook => ({
  ...row,
  events: events as Webhook["events"],
  state: off_at ? "off" : failing_since ? "failing" : "on",
  failingSince: instantOrNull(failing_since),
  offReason: off_reason as Webhook["offReason"],
  createdAt: instant(created_at),
  lastDeliveredAt: instantOrNull(last_delivered_at),
});

/** One page of the webhooks, the oldest first. */
export async function listWebhooks(db: Db, query: PageRequest): Promise<PageOf<Webhook>> {
  const page = await pageOf(db, hooks(db), withColumns, query);
  return { ...page, items: page.items.map(present) };
}

/** @throws HttpProblem 404 */
export async function findWebhook(db: Db, id: number): Promise<Webhook> {
  const row = await withColumns(hooks(db).where("w.id", "=", id)).executeTakeFirst();
  return present(orNotFound(row, recordTexts().programs.webhookNotFound));
}

const deliveriesTo = (db: Db, webhookId: number) =>
  db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_events as e", "e.id", "d.event_id")
    .where("d.webhook_id", "=", webhookId);

const withDeliveryColumns = (found: ReturnType<typeof deliveriesTo>) =>
  found
    .select(["d.id", "e.event_id as eventId", sql<string>`e.kind`.as("event"), "e.animal_id as animalId"])
    .select(["e.animal_name as animalName", "d.state", "d.attempts", "d.answer_code as answerCode"])
    .select(["d.problem", "d.answer_text as answerText", "d.milliseconds", "e.happened_at", "d.tried_at"])
    .select(["d.next_try_at", "e.body"])
    .orderBy("d.id", "desc");

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof withDeliveryColumns>["executeTakeFirstOrThrow"]>>;

const presentDelivery = ({
  happened_at,
  tried_at,
  next_try_at,
  state,
  problem,
  ...row
}: DeliveryRow): WebhookDelivery => ({
  ...row,
  state: state as WebhookDelivery["state"],
  problem: problem as WebhookDelivery["problem"],
  happenedAt: instant(happened_at),
  triedAt: instantOrNull(tried_at),
  nextTryAt: instantOrNull(next_try_at),
});

/** One page of what was sent to a webhook, the newest first. @throws HttpProblem 404 */
export async function listDeliveries(
  db: Db,
  webhookId: number,
  { state, ...query }: PageRequest & { state?: DeliveryState | undefined },
): Promise<PageOf<WebhookDelivery>> {
  await findWebhook(db, webhookId);
  const all = deliveriesTo(db, webhookId);
  const page = await pageOf(db, state ? all.where("d.state", "=", state) : all, withDeliveryColumns, query);
  return { ...page, items: page.items.map(presentDelivery) };
}

/** @throws HttpProblem 404 */
export async function findDelivery(db: Db, webhookId: number, id: number): Promise<WebhookDelivery> {
  const row = await withDeliveryColumns(deliveriesTo(db, webhookId).where("d.id", "=", id)).executeTakeFirst();
  return presentDelivery(orNotFound(row, recordTexts().programs.deliveryNotFound));
}

import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Id, IdInAddress, Instant, listOf, listQuery } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { DELIVERY_PROBLEMS, DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_STATES } from "./webhook-events.ts";

const text = messages(() => recordTexts().programs);

export const WEBHOOK_URL_LENGTH = 500;

/** Where the shelter tells another program what has happened. */
export const Webhook = z
  .object({
    id: Id,
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    secretEnd: z.string().describe("the last four characters of its secret"),
    state: z.enum(WEBHOOK_STATES).describe("failing: its last delivery failed; off: nothing is sent"),
    failingSince: Instant.nullable(),
    offReason: z
      .enum(["hand", "failed", "gone"])
      .nullable()
      .describe("who switched it off: staff, or we, after days of failures or an answer 410"),
    createdAt: Instant,
    createdBy: z.string(),
    lastDeliveredAt: Instant.nullable(),
    waiting: z.int().describe("deliveries that wait"),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof Webhook>;

/** The only answers with the secret: of a new webhook, and of one that got another. */
export const WebhookWithSecret = Webhook.extend({
  secret: z.string().optional().describe("shown once, when it is new"),
}).meta({ id: "WebhookWithSecret" });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

const Events = z
  .array(z.enum(WEBHOOK_EVENTS, text.events), text.events)
  .min(1, text.events)
  .max(WEBHOOK_EVENTS.length, text.events);
const Secret = z
  .string(text.secret)
  .trim()
  .regex(/^(whsec_)?[A-Za-z0-9+/]{32,88}={0,2}$/, text.secret)
  .describe("of 24 to 64 bytes: whsec_ and base64");
const Url = z.string(text.url).trim().min(1, text.url).max(WEBHOOK_URL_LENGTH, text.url);

export const WebhookRequest = z.object({
  url: Url.describe("a public https address"),
  events: Events,
  secret: Secret.optional().describe("left out: it is made here"),
});
export type WebhookRequest = z.output<typeof WebhookRequest>;

export const WebhookChange = z.object({
  url: Url.optional(),
  events: Events.optional(),
  secret: Secret.nullable().optional().describe("null: a new one is made"),
  isOn: z.boolean().optional(),
});
export type WebhookChange = z.output<typeof WebhookChange>;

/** One event on its way to one webhook. */
export const WebhookDelivery = z
  .object({
    id: Id,
    eventId: z.string().describe("the webhook-id of the request"),
    event: z.string(),
    animalId: Id.nullable(),
    animalName: z.string().nullable(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    answerCode: z.int().nullable().describe("the status of the last answer"),
    problem: z.enum(DELIVERY_PROBLEMS).nullable().describe("why it did not arrive; answer: by the status"),
    answerText: z.string().nullable().describe("how the last answer began"),
    milliseconds: z.int().nullable(),
    happenedAt: Instant,
    triedAt: Instant.nullable(),
    nextTryAt: Instant.nullable(),
    body: z.string().nullable().describe("what was sent"),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Webhooks, for admins (docs/decisions/0094). */
export const webhookCalls = {
  "GET /webhooks": { query: listQuery(50), answer: listOf(Webhook) },
  "GET /webhooks/:id": { params: ById, answer: Webhook },
  "POST /webhooks": { body: WebhookRequest, answer: WebhookWithSecret, status: 201 },
  "PUT /webhooks/:id": { params: ById, body: WebhookChange, answer: WebhookWithSecret },
  "DELETE /webhooks/:id": { params: ById, description: "what waits for it is not sent" },
  "POST /webhooks/:id/ping": { params: ById, answer: WebhookDelivery, description: "sends the test event `ping`" },
  "GET /webhooks/:id/deliveries": {
    params: ById,
    query: listQuery(20).extend({ state: z.enum(DELIVERY_STATES, text.deliveryState).optional() }),
    answer: listOf(WebhookDelivery),
  },
  "POST /webhooks/:id/deliveries/:deliveryId/again": {
    params: ById.extend({ deliveryId: IdInAddress }),
    answer: WebhookDelivery,
    description: "the same event under the same id",
  },
} satisfies CallTable;

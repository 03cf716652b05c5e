/** What other programs can be told of (docs/api.md). */
export const WEBHOOK_EVENTS = [
  "animal.published",
  "animal.reserved",
  "animal.adopted",
  "animal.returned",
  "animal.unpublished",
  "animal.left",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that is sent to try a webhook out. */
export const PING = "ping";

export const WEBHOOK_STATES = ["on", "failing", "off"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an event did not arrive. */
export const DELIVERY_PROBLEMS = [
  "answer",
  "redirect",
  "timeout",
  "refused",
  "name",
  "certificate",
  "private",
  "connection",
  "off",
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

import { HOUR_MS, MINUTE_MS } from "../../base/clock.ts";

/** How many webhooks there are at most, and how many requests each gets in a time. */
export type WebhookLimits = { hooks: number; requests: number; withinMs: number };

const USUAL: WebhookLimits = { hooks: 20, requests: 60, withinMs: MINUTE_MS };
/** Everybody knows the passwords of the demonstration: nobody is to flood a stranger through it. */
const DEMONSTRATION: WebhookLimits = { hooks: 3, requests: 30, withinMs: HOUR_MS };

export const limitsOf = (isDemonstration: boolean): WebhookLimits => (isDemonstration ? DEMONSTRATION : USUAL);

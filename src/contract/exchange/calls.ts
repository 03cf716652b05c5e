import type { apiTokenCalls } from "./api-tokens.ts";
import type { exportCalls } from "./exports.ts";
import type { importCalls } from "./imports.ts";
import type { webhookCalls } from "./webhooks.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type ExchangeCalls = typeof importCalls & typeof exportCalls & typeof apiTokenCalls & typeof webhookCalls;

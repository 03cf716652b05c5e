import type { exportCalls } from "./exports.ts";
import type { importCalls } from "./imports.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type ExchangeCalls = typeof importCalls & typeof exportCalls;

import type { accountCalls } from "./accounts.ts";
import type { userCalls } from "./users.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type AccountsCalls = typeof accountCalls & typeof userCalls;

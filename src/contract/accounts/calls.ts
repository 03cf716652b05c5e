import type { accountCalls } from "./accounts.ts";
import type { secondFactorCalls } from "./second-factor.ts";
import type { sessionCalls } from "./sessions.ts";
import type { userCalls } from "./users.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type AccountsCalls = typeof accountCalls & typeof secondFactorCalls & typeof sessionCalls & typeof userCalls;

import type { Demonstration } from "../src/server/app/start/demonstration.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";

/** The demonstration, for the start of a server. */
export const DEMONSTRATION: Demonstration = { accounts: DEMO_ACCOUNTS, password: DEMO_PASSWORD };

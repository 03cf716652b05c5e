import type { Demonstration } from "../src/server/app/start/demonstration.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";

/** The demonstration, for the start of a server. What fills it is loaded for an empty database only. */
export const DEMONSTRATION: Demonstration = {
  accounts: DEMO_ACCOUNTS,
  password: DEMO_PASSWORD,
  async seed(options) {
    const { seedDemonstration } = await import("./demonstration.ts");
    await seedDemonstration(options);
  },
};

import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemonstration, seedDemonstration } from "../../demo/demonstration.ts";
import { runServer } from "../../src/server/start/run-server.ts";
import { livePages } from "./live-pages.ts";

const demonstration = {
  accounts: DEMO_ACCOUNTS,
  password: DEMO_PASSWORD,
  isSeeded: hasDemonstration,
  seed: seedDemonstration,
};

await runServer(process.env, demonstration, await livePages());

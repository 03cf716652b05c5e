import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemonstration, seedDemonstration } from "../../demo/demonstration.ts";
import { runServer } from "./start/run-server.ts";

await runServer(process.env, {
  accounts: DEMO_ACCOUNTS,
  password: DEMO_PASSWORD,
  isSeeded: hasDemonstration,
  seed: seedDemonstration,
});

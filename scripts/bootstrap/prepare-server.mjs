/** What `npm start` does before it starts the server, as a process of its own. */
import { prepareServer } from "./prepare.mjs";
import { runMain } from "./steps.cjs";

await runMain(async () => {
  await prepareServer();
  return 0;
});

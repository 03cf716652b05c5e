/** What `npm start` runs, built into few files (scripts/build/server.ts). */
import "../src/server/app/start/source-stacks.ts";
import { runServer } from "../src/server/app/start/run-server.ts";

await runServer(process.env, async () => (await import("./built-serving.ts")).builtServing);

/** What `npm start` runs, built into few files (scripts/build/server.ts). */
import "./app/start/source-stacks.ts";
import { runServer } from "./app/start/run-server.ts";

await runServer(process.env, async () => (await import("./built-serving.ts")).builtServing);

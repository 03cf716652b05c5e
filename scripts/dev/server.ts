import { DEMONSTRATION } from "../../demo/start.ts";
import { runServer } from "../../src/server/app/start/run-server.ts";
import { livePages } from "./live-pages.ts";

await runServer(process.env, DEMONSTRATION, await livePages());

import { DEMONSTRATION } from "../../demo/demonstration.ts";
import { runServer } from "../../src/server/start/run-server.ts";
import { livePages } from "./live-pages.ts";

await runServer(process.env, DEMONSTRATION, await livePages());

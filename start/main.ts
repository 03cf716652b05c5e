import { DEMONSTRATION } from "../demo/start.ts";
import { runServer } from "../src/server/app/start/run-server.ts";
import { serving } from "../src/server/app/start/serving.ts";

await runServer(process.env, async () => serving(DEMONSTRATION));

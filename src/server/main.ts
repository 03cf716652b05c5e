import { DEMONSTRATION } from "../../demo/start.ts";
import { runServer } from "./app/start/run-server.ts";
import { serving } from "./app/start/serving.ts";

await runServer(process.env, async () => serving(DEMONSTRATION));

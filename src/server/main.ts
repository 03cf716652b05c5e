import { DEMONSTRATION } from "../../demo/start.ts";
import { runServer } from "./app/start/run-server.ts";

await runServer(process.env, DEMONSTRATION);

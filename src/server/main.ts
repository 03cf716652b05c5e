import { DEMONSTRATION } from "../../demo/demonstration.ts";
import { runServer } from "./start/run-server.ts";

await runServer(process.env, DEMONSTRATION);

/**
 * What `npm start` runs, built into few files (scripts/build/server.ts). The public pages are built in, so that both use one
 * copy of the contract and its libraries.
 */
import "./app/start/source-stacks.ts";
import { DEMONSTRATION } from "../../demo/start.ts";
import * as rendering from "../web/public/render.tsx";
import { runServer } from "./app/start/run-server.ts";
import { inCheckout } from "./platform/repository.ts";
import { loadPages } from "./site/renderer.ts";

await runServer(process.env, DEMONSTRATION, {
  loadPages: (site) => loadPages(inCheckout("dist"), site, rendering),
});

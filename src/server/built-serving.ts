/**
 * What serves in the built server. The public pages are built in, so that both use one copy of the contract and its libraries.
 */
import { DEMONSTRATION } from "../../demo/start.ts";
import * as rendering from "../web/public/render.tsx";
import { serving } from "./app/start/serving.ts";
import { inCheckout } from "./platform/repository.ts";
import { loadPages } from "./site/renderer.ts";

export const builtServing = serving(DEMONSTRATION, {
  loadPages: (site) => loadPages(inCheckout("dist"), site, rendering),
});

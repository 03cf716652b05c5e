/**
 * What serves in the built server. The public pages are built in, so that both use one copy of the contract and its libraries.
 */
import { DEMONSTRATION } from "../demo/start.ts";
import { serving } from "../src/server/app/start/serving.ts";
import { inCheckout } from "../src/server/base/repository.ts";
import { loadPages } from "../src/server/site/renderer.ts";
import * as rendering from "../src/web/public/render.tsx";

export const builtServing = serving(DEMONSTRATION, {
  loadPages: (site) => loadPages(inCheckout("dist"), site, rendering),
});

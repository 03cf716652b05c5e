/**
 * `npm run dev`: runs the product with pages that are rendered from the sources. A changed page or style is reloaded in
 * the browser; a change of the server, the contract or the demonstration restarts the server.
 */
import { productNode } from "./bootstrap/node.mjs";
import { ROOT } from "./bootstrap/paths.mjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { startProcess } from "./bootstrap/run.mjs";
import { runMain } from "./bootstrap/steps.mjs";

await runMain(async () => {
  await prepare();
  return startProcess(productNode(), ["--watch", "--watch-preserve-output", "scripts/dev/server.ts"], { cwd: ROOT })
    .ended;
});

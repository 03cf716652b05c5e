/**
 * `npm run dev`: runs the product with pages that are rendered from the sources. A changed page or style is reloaded in
 * the browser; a change of the server, the contract or the demonstration restarts the server.
 */
import { productNode } from "./bootstrap/node.cjs";
import { ROOT } from "./bootstrap/paths.cjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { startProcess } from "./bootstrap/run.cjs";
import { runMain } from "./bootstrap/steps.cjs";

await runMain(async () => {
  await prepare();
  return startProcess(productNode(), ["--watch", "--watch-preserve-output", "scripts/dev/server.ts"], { cwd: ROOT })
    .ended;
});

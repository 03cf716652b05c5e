/**
 * `npm run bench`: installs and builds what has changed, then measures the product beside bare servers.
 * Options go through: `npm run bench -- --quick --sizes 500,50000`.
 */
import { productNode } from "./bootstrap/node.cjs";
import { ROOT } from "./bootstrap/paths.cjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { startProcess } from "./bootstrap/run.cjs";
import { runMain } from "./bootstrap/steps.cjs";

await runMain(async () => {
  await prepare();
  return startProcess(productNode(), ["scripts/bench/bench.ts", ...process.argv.slice(2)], { cwd: ROOT }).ended;
});

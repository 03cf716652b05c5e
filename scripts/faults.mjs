/**
 * `npm run faults`: installs and builds what has changed, then has machines fail under people who work.
 * Options go through: `npm run faults -- --only failover,pooler --rounds 5 --json FILE`, or `--short`.
 */
import { productNode } from "./bootstrap/node.cjs";
import { ROOT } from "./bootstrap/paths.cjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { startProcess } from "./bootstrap/run.cjs";
import { runMain } from "./bootstrap/steps.cjs";
import { compileCache } from "./gate/compile-cache.mjs";

await runMain(async () => {
  await prepare();
  const env = { NODE_COMPILE_CACHE: compileCache(), ...process.env };
  return startProcess(productNode(), ["scripts/faults/faults.ts", ...process.argv.slice(2)], { cwd: ROOT, env }).ended;
});

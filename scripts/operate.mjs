/**
 * `npm run admin`, `npm run backup` and `npm run restore`: the operator's commands in `operator/commands`. With
 * `-- --help` each explains its options. Packages are installed first if they have changed. The pages are not rebuilt,
 * because a running server may be sending them.
 */
import { join } from "node:path";
import { productNode } from "./bootstrap/node.cjs";
import { ROOT } from "./bootstrap/paths.cjs";
import { prepareModules } from "./bootstrap/prepare.mjs";
import { startProcess } from "./bootstrap/run.cjs";
import { runMain } from "./bootstrap/steps.cjs";

const [command, ...args] = process.argv.slice(2);

await runMain(async () => {
  await prepareModules();
  const file = join(ROOT, "operator", "commands", `${command}.ts`);
  return startProcess(productNode(), [file, ...args]).ended;
});

import { join } from "node:path";
import { productNode } from "./node.mjs";
import { ROOT } from "./paths.mjs";
import { prepareModules } from "./prepare.mjs";
import { start } from "./run.mjs";
import { main } from "./steps.mjs";

/**
 * Runs one of the operator's commands: installs what has changed, but leaves the pages alone, which a server beside us
 * may be sending.
 * @param {string} command a file of `src/server/operations`
 */
export function operate(command) {
  return main(async () => {
    await prepareModules();
    const file = join(ROOT, "src", "server", "operations", command);
    return start(productNode(), [file, ...process.argv.slice(2)]).ended;
  });
}

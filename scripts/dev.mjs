/**
 * `npm run dev`: the product with the public pages as they are in the sources. A page or a style that changes is
 * reloaded in the browser; a change of the server, of the contract or of the demonstration starts the server again.
 */
import { productNode } from "./bootstrap/node.mjs";
import { ROOT } from "./bootstrap/paths.mjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { start } from "./bootstrap/run.mjs";
import { main } from "./bootstrap/steps.mjs";

await main(async () => {
  await prepare();
  return start(productNode(), ["--watch", "--watch-preserve-output", "scripts/dev/server.ts"], { cwd: ROOT }).ended;
});

/**
 * `npm start`: installs and builds what has changed, then keeps the server running. Plain JavaScript for any Node from 20 on.
 * The script in package.json begins with `exec` so that no shell stands between npm and us, which would die of a
 * SIGTERM without passing it on; Windows has no `exec` and takes what comes after it.
 */
import { join } from "node:path";
import { keepRunning } from "./bootstrap/keep-running.mjs";
import { productNode } from "./bootstrap/node.mjs";
import { CACHE, ROOT } from "./bootstrap/paths.mjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { start } from "./bootstrap/run.mjs";
import { main } from "./bootstrap/steps.mjs";

const SERVER = join(ROOT, "src", "server", "main.ts");
const LOOK_EVERY_MS = 500;

await main(async () => {
  await prepare();
  endAfterNpm();
  return keepRunning(startServer, (line) => process.stderr.write(`${line}\n`));
});

/** The server, which says by its IPC channel that it is open. */
function startServer() {
  const stdio = /** @type {const} */ (["inherit", "inherit", "inherit", "ipc"]);
  return start(productNode(), [SERVER, ...process.argv.slice(2)], { env: environment(), stdio: [...stdio] });
}

/** Node keeps what it makes of the sources, so that the next start takes half the time. */
function environment() {
  return { NODE_COMPILE_CACHE: join(CACHE, "node"), ...process.env };
}

/** An npm that is killed cannot tell us, but leaves us to another parent. */
function endAfterNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(looking);
    process.kill(process.pid, "SIGTERM"); // which is passed on to the server
  }, LOOK_EVERY_MS).unref();
}

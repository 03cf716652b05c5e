/**
 * `npm start`: installs and builds what has changed, then keeps the built server running. It is JavaScript, because it
 * must run on any Node from 20, and CommonJS, since an import of a further file makes Node load 4 MB of its own, which
 * this process would keep (docs/decisions/0078-the-server-is-built.md). In package.json the command begins with `exec`,
 * which replaces the shell: a shell would not forward SIGTERM to this process. Windows has no `exec` and runs the part
 * after `||`.
 */
const { join } = require("node:path");
const { keepRunning } = require("./bootstrap/keep-running.cjs");
const { productNode } = require("./bootstrap/node.cjs");
const { CACHE, ROOT } = require("./bootstrap/paths.cjs");
const { exitCodeOf, startProcess } = require("./bootstrap/run.cjs");
const { runMain } = require("./bootstrap/steps.cjs");

const PREPARING = join(ROOT, "scripts", "bootstrap", "prepare-server.mjs");
const SERVER = join(ROOT, "dist-server", "main.js");
/**
 * MB for objects that have just been made, of which Node holds on to up to three times as much. Its own choice of 32 makes
 * requests a tenth cheaper and the server 35 MB larger after a load (docs/decisions/0078-the-server-is-built.md).
 */
const YOUNG_OBJECTS = 8;
const POLL_MS = 500;
/** For glibc: one heap for all threads, and what is as large as a packet of the network (64 KB) returns to the system at once. */
const MEMORY = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
  MALLOC_TOP_PAD_: "0",
};

runMain(async () => {
  const failure = await prepare();
  if (failure) return failure;
  stopWhenNpmEnds();
  return keepRunning(startServer, (line) => process.stderr.write(`${line}\n`));
});

/**
 * Prepares in a process of its own: this one stays as long as the server and would keep the memory for it.
 * @returns the exit code if it failed or was interrupted
 */
async function prepare() {
  const { ended, wasInterrupted } = startProcess(process.execPath, [PREPARING]);
  const code = await ended;
  return wasInterrupted() ? code || exitCodeOf("SIGINT") : code;
}

/** Starts the server with an IPC channel, on which it reports that it is open. */
function startServer() {
  const stdio = /** @type {const} */ (["inherit", "inherit", "inherit", "ipc"]);
  const args = [`--max-semi-space-size=${YOUNG_OBJECTS}`, "--expose-gc", SERVER, ...process.argv.slice(2)];
  return startProcess(productNode(), args, { env: environment(), stdio: [...stdio] });
}

/**
 * With Node's compile cache the next start takes half the time. glibc otherwise gives each thread its own heap and keeps
 * what pictures have left in them: a third more memory (docs/decisions/0066-memory.md).
 */
function environment() {
  return { NODE_COMPILE_CACHE: join(CACHE, "node"), ...MEMORY, ...process.env };
}

/** If npm is killed it cannot forward a signal, but this process then gets another parent. */
function stopWhenNpmEnds() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM"); // forwarded to the server
  }, POLL_MS).unref();
}

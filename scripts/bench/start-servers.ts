import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const BARE = join(import.meta.dirname, "servers");
const PRODUCT = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));
const PRODUCTION = { ...process.env, NODE_ENV: "production" };
const START_MS = 60_000;

/**
 * Starts a bare server in another process.
 * @param file of the folder `servers`, as `hello.ts`
 * @param ending ends it
 * @returns its origin
 */
export async function startBare(file: string, args: string[], ending: AsyncDisposableStack): Promise<string> {
  const child = fork(join(BARE, file), args, { env: PRODUCTION });
  ending.defer(() => stop(child));
  const started = once(child, "message", { signal: AbortSignal.timeout(START_MS) });
  const [{ port }] = (await Promise.race([started, endOf(child, file)])) as [{ port: number }];
  return originOf(port);
}

/**
 * Starts the product as in production.
 * @param folder its data folder; what it says goes into the file `log` there
 * @param databaseUrl a migrated database
 * @param ending ends it
 * @returns its origin
 */
export async function startProduct(folder: string, databaseUrl: string, ending: AsyncDisposableStack): Promise<string> {
  const port = await freePort();
  const logFile = join(folder, "log");
  const log = await open(logFile, "w");
  const where = { PORT: `${port}`, HOST: "127.0.0.1", DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const env = { ...PRODUCTION, ...where, DEMO: "0", LOG_LEVEL: "info" };
  const child = spawn(process.execPath, [PRODUCT], { env, stdio: ["ignore", log.fd, log.fd] });
  ending.defer(() => stop(child));
  await log.close();
  try {
    await Promise.race([ready(originOf(port)), endOf(child, "The product")]);
  } catch (cause) {
    throw new Error(`${(cause as Error).message} It said: ${await readFile(logFile, "utf8")}`, { cause });
  }
  return originOf(port);
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

async function endOf(child: ChildProcess, name: string): Promise<never> {
  const [code, signal] = await once(child, "exit");
  throw new Error(`${name} ended before it answered (${code ?? signal}).`);
}

async function ready(origin: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The product at ${origin} is not ready after ${START_MS / 1000} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

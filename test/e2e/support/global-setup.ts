import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../../..");
const LOG = join(ROOT, ".cache", "e2e-server.log");
const READY_WITHIN_MS = 300_000;
const GONE_WITHIN_MS = 10_000;

/**
 * Starts the product as people do, on a data folder and a port of its own, with the demonstration shelter in it.
 * Tests find its address as `baseURL`.
 * @returns what ends it and removes the folder
 * @throws with the server's log when it does not become ready
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-e2e-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  const port = await freePort();
  const server = startServer({ DATA_DIR: join(folder, "data"), PORT: String(port), HOST: "127.0.0.1" });
  const end = async () => {
    await endServer(server);
    await rm(folder, { recursive: true, force: true });
  };
  process.env.BASE_URL = `http://127.0.0.1:${port}`;
  try {
    await untilReady(server, `${process.env.BASE_URL}/readyz`);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

function startServer(settings: Record<string, string>): ChildProcess {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  const log = openSync(LOG, "w");
  const server = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: "", PHOTO_STORE: "", PUBLIC_URL: "", DEMO: "1", ...settings },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  return server;
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(100)) {
    if (server.exitCode !== null) break;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server did not become ready. It said:\n${readFileSync(LOG, "utf8")}`);
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGTERM");
  const gone = once(server, "exit");
  await Promise.race([gone, sleep(GONE_WITHIN_MS).then(() => server.kill("SIGKILL"))]);
  await gone;
}

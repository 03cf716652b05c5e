import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { launchDatabase } from "../../src/server/database/embedded/launch.ts";
import { isAlive, isServerOf } from "../../src/server/database/embedded/processes.ts";

export const isRoot = process.getuid?.() === 0;
export const NOBODY = 65_534;
const APP = fileURLToPath(new URL("../server/database/embedded/launcher.app.ts", import.meta.url));

const toRemove: string[] = [];
const dataDirs: string[] = [];
let prepared: string | undefined;

/** A data folder that does not exist yet, in a temporary folder of the given mode, or deeper in it. */
export async function freshFolder(mode = 0o755, deeper: string[] = []): Promise<string> {
  const home = removeAfter(await mkdtemp(join(tmpdir(), "launcher-")));
  await chmod(home, mode);
  return serveAfter(join(home, ...deeper, "data"));
}

/** Has {@link cleanUp} remove this folder. */
export function removeAfter(folder: string): string {
  toRemove.push(folder);
  return folder;
}

/** Has {@link cleanUp} end the server of this data folder. */
export function serveAfter(dataDir: string): string {
  dataDirs.push(dataDir);
  return dataDir;
}

/** A data folder whose database was made before and stopped in order; faster than a fresh one from the second on. */
export async function preparedFolder(...deeper: string[]): Promise<string> {
  const folder = await freshFolder(0o755, deeper);
  await mkdir(dirname(folder), { recursive: true });
  prepared ??= await prepare();
  execFileSync("cp", ["-a", prepared, folder]);
  return folder;
}

async function prepare(): Promise<string> {
  const dataDir = await freshFolder();
  const database = await launchDatabase({ dataDir });
  await database.stop();
  return dataDir;
}

/** Ends every server that is left, then removes the folders. For `afterAll`. */
export async function cleanUp(): Promise<void> {
  for (const dataDir of dataDirs.splice(0)) if (await isServed(dataDir)) await killServer(dataDir);
  for (const folder of toRemove.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  prepared = undefined;
}

/** The pid in the cluster's `postmaster.pid`; undefined when its server stopped in order. */
export function serverPid(dataDir: string): number | undefined {
  const note = join(dataDir, "postgres", "postmaster.pid");
  return existsSync(note) ? Number.parseInt(readFileSync(note, "utf8"), 10) : undefined;
}

/** Whether the process in `postmaster.pid` runs and is a server of this folder. */
export async function isServed(dataDir: string): Promise<boolean> {
  const pid = serverPid(dataDir);
  return pid !== undefined && isAlive(pid) && (await isServerOf(pid, dataDir));
}

/** Kills the server of this folder as a fault would, and waits until the process has gone. */
export async function killServer(dataDir: string): Promise<void> {
  process.kill(serverPid(dataDir) ?? Number.NaN, "SIGKILL");
  while (await isServed(dataDir)) await sleep(5);
}

/** The first row of an answer, over a connection of its own. */
export async function ask(pool: pg.PoolConfig, sql: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client(pool as pg.ClientConfig);
  client.on("error", () => {}); // a server that is killed ends idle connections too
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

type Started = { adopted: boolean; pool: pg.PoolConfig };

/** Starts launcher.app.ts on this folder as a process of its own, by another account if told to. */
export async function startApp(dataDir: string, account: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv } = {}) {
  const app = spawn(process.execPath, [APP, dataDir], {
    ...account,
    detached: true, // a process group of its own, to be killed as a terminal or a container would
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(app, "exit");
  const lines = createInterface(app.stdout)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? '{"error":"it said nothing"}');
  const started: Started & { error?: string } = await next();
  if (started.error) throw new Error(started.error);
  return {
    ...started,
    order: (what: "stop" | "write") => app.stdin.write(`${what}\n`),
    next,
    async stop() {
      app.stdin.write("stop\n");
      await ended;
    },
    async kill() {
      process.kill(-(app.pid ?? Number.NaN), "SIGKILL");
      await ended;
    },
  };
}

/** Whether another account can run the application from this checkout (not from below a home that is closed). */
export function canRunAs(uid: number): boolean {
  if (!isRoot) return false;
  try {
    execFileSync(process.execPath, ["-e", `require("fs").accessSync(${JSON.stringify(APP)})`], { uid, gid: uid });
    return true;
  } catch {
    return false;
  }
}

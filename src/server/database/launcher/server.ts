import { spawn } from "node:child_process";
import { type FileHandle, open, readFile, rename, stat } from "node:fs/promises";
import { type Binaries, WAY_OUT } from "./binaries.ts";
import type { Place } from "./place.ts";
import { isAlive, isServerOf, notedPid } from "./processes.ts";
import { type Account, commandAs } from "./run.ts";
import { prepareSockets } from "./sockets.ts";

/** A server that this process has started; it may already have ended, and it may outlive this process. */
export type StartedServer = {
  hasEnded(): boolean;
  /** Whether it is the one that has the folder: of two that start at once, the loser may still be on its way out. */
  hasFolder(): Promise<boolean>;
  /**
   * Why a server that has ended will not start another time either, as a plain sentence; undefined when it may: another
   * server, or what is left of one, had the folder, or somebody stopped it.
   */
  failure(): Promise<string | undefined>;
};

/** In bytes; a larger log is set aside at the next start, over the one set aside before. */
const LARGEST_LOG = 5_000_000;

/**
 * What differs from PostgreSQL's own defaults (which keep every acknowledged row: fsync and synchronous_commit are on).
 * The log names no values that people entered: no statements and no details.
 */
const SETTINGS = {
  max_connections: 100,
  shared_buffers: "128MB",
  log_checkpoints: "off",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

/** Starts the server of this place, detached: it survives this process, and a later launch adopts it. */
export async function startServer(place: Place, binaries: Binaries, account: Account): Promise<StartedServer> {
  const log = await openLog(place, account);
  try {
    return await spawnServer(place, binaries, account, log);
  } finally {
    await log.close();
  }
}

async function openLog(place: Place, { uid, gid }: Account): Promise<FileHandle> {
  const size = await stat(place.log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(place.log, `${place.log}.1`);
  const log = await open(place.log, "a", 0o600);
  if (uid !== undefined && gid !== undefined) await log.chown(uid, gid);
  return log;
}

async function spawnServer(
  place: Place,
  binaries: Binaries,
  account: Account,
  log: FileHandle,
): Promise<StartedServer> {
  const { size: before } = await log.stat();
  const { file, args, options } = await serverCommand(place, binaries, account);
  const stdio = ["ignore" as const, log.fd, log.fd];
  const server = spawn(file, args, { ...options, detached: true, windowsHide: true, stdio });
  let end: "failed" | "stopped" | undefined;
  server.on("exit", (code) => {
    if (code) end = "failed";
    else if (process.platform !== "win32") end = "stopped"; // on Windows pg_ctl goes and the server stays
  });
  server.on("error", () => {
    end = "failed";
  });
  server.unref();
  return {
    hasEnded: () => end !== undefined,
    hasFolder: async () =>
      end === undefined && (process.platform === "win32" || (await notedPid(place.cluster)) === server.pid),
    failure: async () => (end === "failed" ? failureIn(place, before) : undefined),
  };
}

async function serverCommand(place: Place, binaries: Binaries, account: Account) {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  if (process.platform === "win32") {
    const { host, port } = place.connection;
    const flags = ["-p", `${port}`, "-c", `listen_addresses=${host}`, ...settings].join(" ");
    return commandAs(account, binaries.pg_ctl, ["start", "-W", "-D", place.cluster, "-l", place.log, "-o", flags]);
  }
  await prepareSockets(place, account);
  const address = ["-k", place.sockets, "-p", `${place.connection.port}`, "-c", "listen_addresses="];
  const flags = ["-D", place.cluster, ...address, "-c", "unix_socket_permissions=0700", ...settings];
  const command = commandAs(account, binaries.postgres, flags);
  Object.assign(command.options.env, await reusedNumber(place.cluster));
  return command;
}

/**
 * After a crash, and mostly in containers, the number noted by the dead server may be another process's by now, and
 * PostgreSQL would wait for that one for ever. It ignores the number named here, and still refuses a folder that is
 * really in use.
 */
async function reusedNumber(cluster: string): Promise<NodeJS.ProcessEnv> {
  const pid = await notedPid(cluster);
  if (!pid || !isAlive(pid) || (await isServerOf(pid, cluster))) return {};
  return { PG_GRANDPARENT_PID: `${pid}` };
}

async function failureIn(place: Place, before: number): Promise<string | undefined> {
  const said = (await readFile(place.log)).subarray(before).toString();
  if (/lock file|still in use|shutdown request/.test(said)) return undefined;
  const reasons = [...said.matchAll(/(?:FATAL|PANIC):\s*(.*)/g)].map(([, text = ""]) => text);
  // What it told those who knocked meanwhile is no reason.
  const reason = reasons.find((text) => !text.startsWith("the database system is")) ?? said.trim().split("\n").at(-1);
  return `The database in ${place.cluster} does not start: ${reason || "it says nothing"}. See ${place.log}, or ${WAY_OUT}.`;
}

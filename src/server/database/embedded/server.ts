import { spawn } from "node:child_process";
import { type FileHandle, open, readFile, rename, stat } from "node:fs/promises";
import { readDiskSpace } from "../../base/disk-space.ts";
import { type Binaries, DATABASE_URL_HINT } from "./binaries.ts";
import type { DatabaseLocation } from "./location.ts";
import { isAlive, isServerOf, postmasterPid } from "./processes.ts";
import { type Account, commandAs } from "./run.ts";
import { createSocketFolder } from "./sockets.ts";
import { stopIfUnused } from "./stop.ts";

/** A server that this process has started. It may already have ended, and it may run longer than this process. */
export type StartedServer = {
  hasEnded(): boolean;
  /** Whether this server uses the folder. When two start at once, the one that lost may not have ended yet. */
  hasFolder(): Promise<boolean>;
  /**
   * Why starting this server again would fail, too, as a sentence for the operator. Undefined when a retry may succeed:
   * another server, or the rest of one, used the folder, or somebody stopped this one.
   */
  failure(): Promise<string | undefined>;
  /** Stops this server in order, if it uses the folder and nobody else is connected. */
  stop(): Promise<void>;
};

/** A larger log is renamed to `.1` at the next start and replaces the older one there. */
const MAX_LOG_BYTES = 5_000_000;

/**
 * What differs from PostgreSQL's defaults. (The defaults lose no acknowledged row: fsync and synchronous_commit are on.)
 * The log holds no personal data: no statements and no details.
 */
const SETTINGS = {
  max_connections: 100,
  shared_buffers: "128MB",
  log_checkpoints: "off",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

/** Starts the server, detached: it survives this process, and a later launch adopts it. */
export async function startServer(
  location: DatabaseLocation,
  binaries: Binaries,
  account: Account,
): Promise<StartedServer> {
  const log = await openLog(location, account);
  try {
    return await spawnServer(location, binaries, account, log);
  } finally {
    await log.close();
  }
}

async function openLog(location: DatabaseLocation, { uid, gid }: Account): Promise<FileHandle> {
  const size = await stat(location.log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(location.log, `${location.log}.1`);
  const log = await open(location.log, "a", 0o600);
  if (uid !== undefined && gid !== undefined) await log.chown(uid, gid);
  return log;
}

async function spawnServer(
  location: DatabaseLocation,
  binaries: Binaries,
  account: Account,
  log: FileHandle,
): Promise<StartedServer> {
  const { size: logStart } = await log.stat();
  const { file, args, options } = await serverCommand(location, binaries, account);
  const stdio = ["ignore" as const, log.fd, log.fd];
  const server = spawn(file, args, { ...options, detached: true, windowsHide: true, stdio });
  let end: "failed" | "stopped" | undefined;
  server.on("exit", (code) => {
    if (code) end = "failed";
    else if (process.platform !== "win32") end = "stopped"; // on Windows this is pg_ctl, which exits while the server runs on
  });
  server.on("error", () => {
    end = "failed";
  });
  server.unref();
  const hasFolder = async () =>
    end === undefined && (process.platform === "win32" || (await postmasterPid(location.cluster)) === server.pid);
  return {
    hasEnded: () => end !== undefined,
    hasFolder,
    failure: async () => (end === "failed" ? failureIn(location, logStart) : undefined),
    stop: async () => {
      if (await hasFolder()) await stopIfUnused(location);
    },
  };
}

async function serverCommand(location: DatabaseLocation, binaries: Binaries, account: Account) {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  if (process.platform === "win32") {
    const { host, port } = location.connection;
    const flags = ["-p", `${port}`, "-c", `listen_addresses=${host}`, ...settings].join(" ");
    return commandAs(account, binaries.pg_ctl, [
      "start",
      "-W",
      "-D",
      location.cluster,
      "-l",
      location.log,
      "-o",
      flags,
    ]);
  }
  await createSocketFolder(location, account);
  const address = ["-k", location.sockets, "-p", `${location.connection.port}`, "-c", "listen_addresses="];
  const flags = ["-D", location.cluster, ...address, "-c", "unix_socket_permissions=0700", ...settings];
  const command = commandAs(account, binaries.postgres, flags);
  Object.assign(command.options.env, await ignoreReusedPid(location.cluster));
  return command;
}

/**
 * After a crash, mostly in containers, another process may have the pid that the dead server left in its file, and
 * PostgreSQL would wait for that process and never start. It ignores the pid in this variable, and still refuses a folder that
 * a server really uses.
 */
async function ignoreReusedPid(cluster: string): Promise<NodeJS.ProcessEnv> {
  const pid = await postmasterPid(cluster);
  if (!pid || !isAlive(pid) || (await isServerOf(pid, cluster))) return {};
  return { PG_GRANDPARENT_PID: `${pid}` };
}

/** The reason in what the server has written since `logStart`, a position in its log in bytes. */
async function failureIn(location: DatabaseLocation, logStart: number): Promise<string | undefined> {
  const output = (await readFile(location.log)).subarray(logStart).toString();
  const isFull = /No space left on device/.test(output) || (await readDiskSpace([location.dataDir]))?.bytesLeft === 0;
  if (isFull) return `The database in ${location.cluster} cannot start: No space left on device.`;
  if (/lock file|still in use|shutdown request/.test(output)) return undefined;
  const reasons = [...output.matchAll(/(?:FATAL|PANIC):\s*(.*)/g)].map(([, text = ""]) => text);
  // "The database system is starting up" was the answer to a client that tried to connect, not the reason.
  const reason = reasons.find((text) => !text.startsWith("the database system is")) ?? output.trim().split("\n").at(-1);
  return `The database in ${location.cluster} does not start: ${reason || "it says nothing"}. See ${location.log}, or ${DATABASE_URL_HINT}.`;
}

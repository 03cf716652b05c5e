import { existsSync } from "node:fs";
import { chown, lchown, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { flushFolder } from "../../base/durable-files.ts";
import { type Binaries, DATABASE_URL_HINT } from "./binaries.ts";
import { type DatabaseLocation, USER } from "./location.ts";
import { isAlive, isServerOf, postmasterPid } from "./processes.ts";
import { type Account, runAs } from "./run.ts";
import { passwordFile } from "./windows.ts";

/** UTF-8 on every machine. Queries that need Polish order ask for it with `pl-x-icu`. */
const INITDB_FLAGS = [
  "-E",
  "UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--no-instructions",
];

/** Whether this folder holds a PostgreSQL cluster. */
export const isCluster = (folder: string) => existsSync(join(folder, "PG_VERSION"));

/**
 * Creates the cluster when there is none, and makes the server's account its owner. A new cluster is created under
 * another name and renamed when complete, so an unfinished one is never used.
 * @throws Error with a sentence for the operator when it cannot be created
 */
export async function ensureCluster(
  location: DatabaseLocation,
  binaries: Binaries,
  account: Account,
  log: (line: string) => void,
): Promise<void> {
  await removeUnfinished(location);
  if (isCluster(location.cluster)) return changeOwner(location.cluster, account);
  log(`Making a new database in ${location.cluster}`);
  const fresh = `${location.cluster}.init-${process.pid}`;
  try {
    await mkdir(fresh, { mode: 0o700 });
    if (account.uid) await chown(fresh, account.uid, account.gid ?? 0);
    await initialize(fresh, location, binaries, account);
    await moveIntoPlace(fresh, location);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Removes the unfinished clusters of killed launches. One with our own pid is from an earlier process: we have not begun. */
async function removeUnfinished(location: DatabaseLocation): Promise<void> {
  const prefix = `${basename(location.cluster)}.init-`;
  const names = (await readdir(location.dataDir)).filter((name) => name.startsWith(prefix));
  const pidOf = (name: string) => Number(name.slice(prefix.length));
  const left = names.filter((name) => pidOf(name) === process.pid || !isAlive(pidOf(name)));
  await Promise.all(left.map((name) => rm(join(location.dataDir, name), { recursive: true, force: true })));
}

async function initialize(
  fresh: string,
  location: DatabaseLocation,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  const { password } = location.connection;
  const secret = typeof password === "string" ? await passwordFile(location.dataDir, password) : undefined;
  const authentication = secret ? ["-A", "scram-sha-256", `--pwfile=${secret}`] : ["-A", "trust"];
  try {
    await runAs(account, binaries.initdb, ["-D", fresh, "-U", USER, ...authentication, ...INITDB_FLAGS]);
  } catch (cause) {
    throw new Error(initdbFailure(cause, location), { cause });
  } finally {
    if (secret) await rm(secret, { force: true });
  }
}

/** The binaries need glibc. Without it they do not start (Alpine: ENOENT or 127); one that is too old is named in stderr. */
function initdbFailure(cause: unknown, location: DatabaseLocation): string {
  const { code, stderr = "" } = cause as { code?: string | number; stderr?: string };
  if (code === "ENOENT" || code === 127 || stderr.includes("GLIBC")) {
    return `The built-in database does not run on this system, which lacks the libraries it needs: ${DATABASE_URL_HINT}.`;
  }
  const [, message = stderr.trim()] = /(?:error|FATAL|PANIC):\s*(.*)/.exec(stderr) ?? [];
  return `No database could be made in ${location.cluster}: ${message}`;
}

async function moveIntoPlace(fresh: string, location: DatabaseLocation): Promise<void> {
  try {
    await rename(fresh, location.cluster);
  } catch (cause) {
    if (isCluster(location.cluster)) return; // another process was faster
    throw new Error(`${location.cluster} is not empty and holds no database: move what is in it away.`, { cause });
  }
  await flushFolder(location.dataDir); // so that a power cut cannot undo the rename
}

/** Changes the owner of a restored or moved cluster, which may belong to another account. Never while a server runs on it. */
async function changeOwner(cluster: string, { uid, gid }: Account): Promise<void> {
  if (uid === undefined || gid === undefined || (await stat(cluster)).uid === uid) return;
  const pid = await postmasterPid(cluster);
  if (pid && isAlive(pid) && (await isServerOf(pid, cluster))) return;
  const names = await readdir(cluster, { recursive: true });
  await Promise.all(names.map((name) => lchown(join(cluster, name), uid, gid)));
  await chown(cluster, uid, gid);
}

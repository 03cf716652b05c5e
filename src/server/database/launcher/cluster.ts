import { existsSync } from "node:fs";
import { chown, lchown, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Binaries, WAY_OUT } from "./binaries.ts";
import { type Place, USER } from "./place.ts";
import { isAlive, isServerOf, notedPid } from "./processes.ts";
import { type Account, runAs } from "./run.ts";
import { passwordFile } from "./windows.ts";

/** UTF-8 whatever the machine's language is; Polish order is asked for where it is wanted, with `pl-x-icu`. */
const FLAGS = [
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
 * Makes the cluster of this place when there is none, and sees that it belongs to the account that is to serve it.
 * It is made beside its place and moved there when complete, so that a half-made one is never used.
 * @throws Error with a plain sentence when it cannot be made.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  account: Account,
  log: (line: string) => void,
): Promise<void> {
  await sweepHalfMade(place);
  if (isCluster(place.cluster)) return giveTo(account, place.cluster);
  log(`Making a new database in ${place.cluster}`);
  const fresh = `${place.cluster}.init-${process.pid}`;
  try {
    await mkdir(fresh, { mode: 0o700 });
    if (account.uid) await chown(fresh, account.uid, account.gid ?? 0);
    await initialize(fresh, place, binaries, account);
    await moveIntoPlace(fresh, place);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Removes what launches that were killed left behind. Our own number is a former process's: we have not begun. */
async function sweepHalfMade(place: Place): Promise<void> {
  const prefix = `${basename(place.cluster)}.init-`;
  const names = (await readdir(place.dataDir)).filter((name) => name.startsWith(prefix));
  const pidOf = (name: string) => Number(name.slice(prefix.length));
  const left = names.filter((name) => pidOf(name) === process.pid || !isAlive(pidOf(name)));
  await Promise.all(left.map((name) => rm(join(place.dataDir, name), { recursive: true, force: true })));
}

async function initialize(fresh: string, place: Place, binaries: Binaries, account: Account): Promise<void> {
  const { password } = place.connection;
  const secret = typeof password === "string" ? await passwordFile(place.dataDir, password) : undefined;
  const trust = secret ? ["-A", "scram-sha-256", `--pwfile=${secret}`] : ["-A", "trust"];
  try {
    await runAs(account, binaries.initdb, ["-D", fresh, "-U", USER, ...trust, ...FLAGS]);
  } catch (cause) {
    throw new Error(reasonOf(cause, place), { cause });
  } finally {
    if (secret) await rm(secret, { force: true });
  }
}

/** Programs built for glibc cannot even begin elsewhere (Alpine: ENOENT or 127; too old a glibc: its name in the text). */
function reasonOf(cause: unknown, place: Place): string {
  const { code, stderr = "" } = cause as { code?: string | number; stderr?: string };
  if (code === "ENOENT" || code === 127 || stderr.includes("GLIBC")) {
    return `The built-in database does not run on this system, which lacks the libraries it needs: ${WAY_OUT}.`;
  }
  const said = stderr.split("\n").find((line) => line.includes("error:")) ?? stderr.trim();
  return `No database could be made in ${place.cluster}: ${said.replace(/^initdb: error: /, "")}`;
}

async function moveIntoPlace(fresh: string, place: Place): Promise<void> {
  try {
    await rename(fresh, place.cluster);
  } catch (cause) {
    if (isCluster(place.cluster)) return; // another process was faster: theirs is as good
    throw new Error(`${place.cluster} is not empty and holds no database: move what is in it away.`, { cause });
  }
  await keep(place.dataDir);
}

/** Has the folder's entries written to the disk, so that a power cut cannot take back the move. */
async function keep(folder: string): Promise<void> {
  if (process.platform === "win32") return; // has no such call
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** A restored or moved cluster may belong to an account that cannot serve it here; never touched while one serves it. */
async function giveTo({ uid, gid }: Account, cluster: string): Promise<void> {
  if (uid === undefined || gid === undefined || (await stat(cluster)).uid === uid) return;
  const pid = await notedPid(cluster);
  if (pid && isAlive(pid) && (await isServerOf(pid, cluster))) return;
  const names = await readdir(cluster, { recursive: true });
  await Promise.all(names.map((name) => lchown(join(cluster, name), uid, gid)));
  await chown(cluster, uid, gid);
}

import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { type Binaries, WAY_OUT } from "./binaries.ts";
import { isCluster } from "./cluster.ts";
import type { Place } from "./place.ts";
import { type Account, runAs } from "./run.ts";

/** Root in a user namespace of its own, where it is nobody: enough for PostgreSQL, and it reaches what root owns. */
const UNSHARED_ROOT: Account = { uid: 0, gid: 0, unshared: true };

/**
 * The account the server of this place runs under: our own, or where we are root, which PostgreSQL refuses, the first
 * one that can reach the folder and the programs.
 * @throws Error when there is none.
 */
export async function accountFor(place: Place, binaries: Binaries): Promise<Account> {
  if (process.getuid === undefined) return {};
  if (process.getuid() !== 0) return ownAccount(place, binaries);
  for await (const account of candidates(place)) {
    if (await canServe(account, place, binaries)) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${place.dataDir}: start the application as an ` +
      `ordinary user, choose a DATA_DIR that other accounts can reach, or ${WAY_OUT}.`,
  );
}

async function ownAccount(place: Place, binaries: Binaries): Promise<Account> {
  const owner = await ownerOf(place.cluster);
  if (owner && owner.uid !== process.getuid?.()) throw new Error(belongsToAnother(place));
  if (isCluster(place.cluster) || hasOwnName()) return {};
  if (await canServe({ unshared: true }, place, binaries)) return { unshared: true };
  throw new Error(
    `The account this runs under (number ${process.getuid?.()}) has no name on this computer, and PostgreSQL makes no ` +
      `database without one: add it to /etc/passwd, or ${WAY_OUT}.`,
  );
}

/** The sentence for a database that we may not use. */
export function belongsToAnother(place: Place): string {
  return (
    `The database in ${place.cluster} belongs to another account: start the application as that account, choose ` +
    `another DATA_DIR, or ${WAY_OUT}.`
  );
}

/** initdb, unlike the server, fails for an account without a name. */
function hasOwnName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** Whom root may run the server as, best first. */
async function* candidates(place: Place): AsyncGenerator<Account> {
  if (isCluster(place.cluster)) {
    const owner = await ownerOf(place.cluster);
    yield owner?.uid ? owner : UNSHARED_ROOT;
  }
  yield* await ordinaryOwners([place.dataDir]);
  yield* await accountsNamed(["postgres", "nobody"]);
  yield* await ordinaryOwners(foldersAbove(place.dataDir)); // of a home that only its owner may enter
  yield UNSHARED_ROOT;
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

/** The owners of these folders, without root. One without a name, which initdb demands, gets nobody's by a namespace. */
async function ordinaryOwners(folders: string[]): Promise<Account[]> {
  const owners = await Promise.all(folders.map(ownerOf));
  const ordinary = owners.filter((owner) => owner?.uid) as Account[];
  return Promise.all(ordinary.map(async (owner) => ({ ...owner, unshared: !(await idOf("-u", `${owner.uid}`)) })));
}

async function accountsNamed(names: string[]): Promise<Account[]> {
  const accounts = names.map(async (name) => ({ uid: await idOf("-u", name), gid: await idOf("-g", name) }));
  return (await Promise.all(accounts)).filter(({ uid, gid }) => uid && gid);
}

/** What `id` says about an account: its number or the one of its group; undefined when there is no such account. */
async function idOf(what: "-u" | "-g", account: string): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)("id", [what, account]).catch(() => ({ stdout: "" }));
  return Number.parseInt(stdout, 10) || undefined;
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/** Whether this account can enter the data folder and run the programs, tried rather than reckoned. */
async function canServe(account: Account, place: Place, binaries: Binaries): Promise<boolean> {
  const tried = runAs(account, "/bin/sh", ["-c", 'cd "$0" && exec "$1" --version', place.dataDir, binaries.postgres]);
  return tried.then(
    () => true,
    () => false,
  );
}

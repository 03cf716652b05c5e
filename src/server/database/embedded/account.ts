import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { type Binaries, DATABASE_URL_HINT } from "./binaries.ts";
import { isCluster } from "./cluster.ts";
import type { DatabaseLocation } from "./location.ts";
import { type Account, runAs } from "./run.ts";

/** Root inside a separate user namespace, where it has the name nobody: PostgreSQL accepts that, and root's files stay readable. */
const UNSHARED_ROOT: Account = { uid: 0, gid: 0, unshared: true };

/**
 * The account that the server runs under. Normally our own. PostgreSQL refuses to run as root, so for root it is the
 * first account that can read the data folder and run the programs.
 * @throws Error when there is no such account
 */
export async function accountFor(location: DatabaseLocation, binaries: Binaries): Promise<Account> {
  if (process.getuid === undefined) return {};
  if (process.getuid() !== 0) return ownAccount(location, binaries);
  for await (const account of candidates(location)) {
    if (await canServe(account, location, binaries)) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${location.dataDir}: start the application as an ` +
      `ordinary user, choose a DATA_DIR that other accounts can reach, or ${DATABASE_URL_HINT}.`,
  );
}

async function ownAccount(location: DatabaseLocation, binaries: Binaries): Promise<Account> {
  const owner = await ownerOf(location.cluster);
  if (owner && owner.uid !== process.getuid?.()) throw new Error(wrongOwnerMessage(location));
  if (isCluster(location.cluster) || hasOwnName()) return {};
  if (await canServe({ unshared: true }, location, binaries)) return { unshared: true };
  throw new Error(
    `The account this runs under (number ${process.getuid?.()}) has no name on this computer, and PostgreSQL makes no ` +
      `database without one: add it to /etc/passwd, or ${DATABASE_URL_HINT}.`,
  );
}

/** The error text for a database that this account may not use. */
export function wrongOwnerMessage(location: DatabaseLocation): string {
  return (
    `The database in ${location.cluster} belongs to another account: start the application as that account, choose ` +
    `another DATA_DIR, or ${DATABASE_URL_HINT}.`
  );
}

/** initdb fails for an account without a name; the server itself does not. */
function hasOwnName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** The accounts that root may run the server as, best first. */
async function* candidates(location: DatabaseLocation): AsyncGenerator<Account> {
  if (isCluster(location.cluster)) {
    const owner = await ownerOf(location.cluster);
    yield owner?.uid ? owner : UNSHARED_ROOT;
  }
  yield* await ordinaryOwners([location.dataDir]);
  yield* await accountsNamed(["postgres", "nobody"]);
  yield* await ordinaryOwners(foldersAbove(location.dataDir)); // for a home folder that only its owner may enter
  yield UNSHARED_ROOT;
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

/** The owners of these folders, without root. initdb needs a name: an owner without one runs in a user namespace as nobody. */
async function ordinaryOwners(folders: string[]): Promise<Account[]> {
  const owners = await Promise.all(folders.map(ownerOf));
  const ordinary = owners.filter((owner) => owner?.uid) as Account[];
  return Promise.all(ordinary.map(async (owner) => ({ ...owner, unshared: !(await idOf("-u", `${owner.uid}`)) })));
}

async function accountsNamed(names: string[]): Promise<Account[]> {
  const accounts = names.map(async (name) => ({ uid: await idOf("-u", name), gid: await idOf("-g", name) }));
  return (await Promise.all(accounts)).filter(({ uid, gid }) => uid && gid);
}

/** The uid (`-u`) or gid (`-g`) of an account; undefined when there is no such account. */
async function idOf(option: "-u" | "-g", account: string): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)("id", [option, account]).catch(() => ({ stdout: "" }));
  return Number.parseInt(stdout, 10) || undefined;
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/** Tries whether this account can enter the data folder and run the programs. */
async function canServe(account: Account, location: DatabaseLocation, binaries: Binaries): Promise<boolean> {
  const attempt = runAs(account, "/bin/sh", [
    "-c",
    'cd "$0" && exec "$1" --version',
    location.dataDir,
    binaries.postgres,
  ]);
  return attempt.then(
    () => true,
    () => false,
  );
}

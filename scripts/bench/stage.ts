import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchDatabase } from "../../operator/postgres/launch.ts";
import { openPool } from "../../src/server/database/pool.ts";
import { adoptionsInTurn } from "./adoptions.ts";
import type { Target } from "./load.ts";
import { type Case, PICTURE, type ServerName } from "./rows.ts";
import { openShelter, type Shelter } from "./shelter.ts";
import { startBare } from "./start-servers.ts";
import { writeSteadily } from "./steady-writes.ts";

/** Everything that answers, ready to be measured. */
export type Stage = {
  /** as PostgreSQL says it, e.g. "18.4" */
  databaseVersion: string;
  targetOf(wanted: Case): Target;
  /** Ends and removes all of it. */
  clear(): Promise<void>;
};

type Origins = Record<ServerName, string>;

/**
 * Starts a database server, fills a database for each size, and starts every server under test, all in a folder that
 * is removed at the end.
 * @param sizes numbers of animals, the smallest first
 * @param say called with a line for each step
 * @param signal stops it between two sizes
 */
export async function setStage(
  sizes: readonly number[],
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Stage> {
  const ending = new AsyncDisposableStack();
  const clear = () => ending.disposeAsync();
  try {
    const folder = await makeFolder(ending);
    const { keeper, where } = await startDatabase(folder, ending);
    const shelters: Shelter[] = [];
    for (const size of sizes) {
      signal.throwIfAborted();
      shelters.push(await openShelter({ keeper, where, folder, size, ending, say }));
    }
    const [smallest] = shelters;
    if (!smallest) throw new Error("There is no size to measure.");
    const alone = await startAlone(smallest, ending);
    const nextAdoption = adoptionsInTurn();
    const { rows } = await keeper.query<{ server_version: string }>("show server_version");
    return {
      databaseVersion: rows[0]?.server_version ?? "",
      targetOf: (wanted) => targetOf(wanted, shelters, alone, nextAdoption),
      clear,
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** A folder that is removed at the end. */
export async function makeFolder(ending: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-bench-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another account
  ending.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** An embedded database server there, which ends before its folder. */
export async function startDatabase(folder: string, ending: AsyncDisposableStack) {
  const database = await launchDatabase({ dataDir: join(folder, "database") });
  ending.defer(() => database.stop());
  const keeper = openPool(database.pool);
  ending.defer(() => keeper.end());
  return { keeper, where: database.pool };
}

/** The bare servers that need one size only, given the bytes of the product itself. */
async function startAlone({ product, photo, photosFolder }: Shelter, ending: AsyncDisposableStack) {
  const hello = await startBare("hello.ts", [`${product}/animals`], ending);
  const made = await fetch(`${product}/photos/${photo}?w=640`, { headers: PICTURE });
  if (!made.ok) throw new Error(`The photo was answered ${made.status}.`);
  // The one picture in the folder lies under its random key.
  const key = (await readdir(photosFolder)).find((name) => !name.startsWith(".")) ?? "";
  const files = await startBare("files.ts", [join(photosFolder, key, "640.avif")], ending);
  return { hello, files };
}

function targetOf(
  { row, size }: Case,
  shelters: readonly Shelter[],
  alone: Pick<Origins, "hello" | "files">,
  nextAdoption: () => number,
): Target {
  const shelter = shelters.find((candidate) => candidate.size === size) ?? shelters.at(-1);
  if (!shelter) throw new Error(`Nothing is started for ${size} animals.`);
  const { sql, moves, product, people } = shelter;
  const origins: Origins = { ...alone, sql, moves, product };
  const path = row.path.replace("{animal}", `${shelter.animal}`).replace("{photo}", `${shelter.photo}`);
  const animal = { name: row.name, origin: product, path: `/api/animals/${shelter.animal}`, headers: people.admin };
  const { writesPerSecond } = row;
  return {
    ...(writesPerSecond && { beginWrites: () => writeSteadily(animal, writesPerSecond) }),
    name: row.name,
    origin: origins[row.server],
    path: path.includes("{adoption}") ? () => path.replace("{adoption}", `${nextAdoption()}`) : path,
    headers: { ...row.headers, ...(row.as && people[row.as]), ...(row.body && { "content-type": "application/json" }) },
    ...(row.body && { body: JSON.stringify(row.body) }),
  };
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { migrate } from "../../../src/server/database/migrate.ts";
import { openPool } from "../../../src/server/database/pool.ts";
import { addAdmin } from "../adoptions.ts";
import { meetPeople } from "../people.ts";
import { addressOf } from "../shelter.ts";
import { makeFolder, startDatabase } from "../stage.ts";
import { startProduct } from "../start-servers.ts";
import { median } from "../verdicts.ts";
import { grownLists } from "./lists.ts";
import { seedGrownShelter } from "./seed-grown.ts";

/** How long one list takes in a shelter of one size. */
type ListTime = { address: string; ms: number };
/** All of them, in the order of `grownLists`. */
export type GrownShelter = { size: number; times: ListTime[] };

type Run = {
  /** how often each address is asked; the middle counts */
  rounds: number;
  /** measures only the addresses with this in them */
  only: string | undefined;
  /** called with a line for each size */
  say: (line: string) => void;
  /** stops it between two questions */
  signal: AbortSignal;
};

/**
 * Measures what staff list in shelters of several ages: each is filled, the product is started on it, and an admin asks for
 * every address, one after the other.
 * @param sizes numbers of animals, from 5,000 on, the smallest first
 */
export async function measureGrown(sizes: readonly number[], run: Run): Promise<GrownShelter[]> {
  await using ending = new AsyncDisposableStack();
  const folder = await makeFolder(ending);
  const { keeper, where } = await startDatabase(folder, ending);
  const measured: GrownShelter[] = [];
  for (const size of sizes) {
    run.signal.throwIfAborted();
    const began = performance.now();
    const own = { ...where, database: `grown_${size}` };
    await keeper.query(`create database ${own.database}`);
    await fill(own, size);
    run.say(`${size} animals … ${((performance.now() - began) / 1000).toFixed(1)} s`);
    measured.push({ size, times: await timesOf(own, join(folder, own.database), size, run) });
  }
  return measured;
}

async function fill(where: pg.PoolConfig, size: number): Promise<void> {
  const pool = openPool({ ...where, statement_timeout: 0 });
  try {
    await migrate(pool);
    await seedGrownShelter(pool, size);
    await addAdmin(pool);
  } finally {
    await pool.end();
  }
}

async function timesOf(
  where: pg.PoolConfig,
  home: string,
  size: number,
  { rounds, only = "", signal }: Run,
): Promise<ListTime[]> {
  await using ending = new AsyncDisposableStack();
  await mkdir(home);
  const origin = await startProduct(home, addressOf(where), ending);
  const { admin: headers } = await meetPeople(origin);
  const times: ListTime[] = [];
  for (const address of grownLists(size).filter((found) => found.includes(only))) {
    const asked: number[] = [];
    // The first time it is planned and its pages are read from the disk.
    for (let round = 0; round <= rounds; round++) {
      signal.throwIfAborted();
      asked.push(await timeOf(`${origin}${address}`, headers));
    }
    times.push({ address, ms: median(asked.slice(1)) });
  }
  return times;
}

/** @throws Error unless it is answered 200 */
async function timeOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
  return performance.now() - began;
}

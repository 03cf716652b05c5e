import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { PageOf } from "../../src/contract/lists.ts";
import { migrate } from "../../src/server/database/migrate.ts";
import { openDatabase, openPool } from "../../src/server/database/pool.ts";
import { startBackgroundJobs } from "../../src/server/jobs-queue/background-jobs.ts";
import { storePhoto } from "../../src/server/photos/photo.commands.ts";
import { fileStore } from "../../src/server/photos/photo.file-store.ts";
import { moveStatements, STAFF, seedAdoptions } from "./adoptions.ts";
import { FILTERED_QUERY, LIST_QUERY, listStatement, STAFF_QUERY } from "./list-sql.ts";
import { meetPeople, type People } from "./people.ts";
import { drawPhoto } from "./photo.ts";
import { seedShelter } from "./seed.ts";
import { startBare, startProduct } from "./start-servers.ts";

/** A shelter of one size with its servers. */
export type Shelter = {
  size: number;
  /** origins of the servers */
  product: string;
  sql: string;
  moves: string;
  people: People;
  /** an animal on show, and a photo with its file */
  animal: number;
  photo: number;
  photosFolder: string;
};

type Wanted = {
  /** a pool that may create databases, on the server at `where` */
  keeper: pg.Pool;
  where: pg.PoolConfig;
  folder: string;
  size: number;
  ending: AsyncDisposableStack;
  say: (line: string) => void;
};

/** Makes and fills the database of one size and starts the product and its bare rival on it. */
export async function openShelter({ keeper, where, folder, size, ending, say }: Wanted): Promise<Shelter> {
  const began = performance.now();
  const name = `animals_${size}`;
  const home = join(folder, name);
  const photosFolder = join(home, "photos");
  await mkdir(home);
  await keeper.query(`create database ${name}`);
  const own = { ...where, database: name };
  const { animal, photo, statements, move } = await fill(own, size, photosFolder);
  const sql = await startBare("sql.ts", [JSON.stringify(own), JSON.stringify(statements)], ending);
  const moves = await startBare("moves.ts", [JSON.stringify(own), JSON.stringify(move)], ending);
  const product = await startProduct(home, addressOf(own), ending);
  await compareAnswers(`${sql}/list`, `${product}/api/animals?${LIST_QUERY}`);
  await compareAnswers(`${sql}/filtered`, `${product}/api/animals?${FILTERED_QUERY}`);
  const people = await meetPeople(product);
  await compareAnswers(`${sql}/staff`, `${product}/api/animals?${STAFF_QUERY}`, people.admin);
  say(`${size} animals … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return { size, product, sql, moves, people, animal, photo, photosFolder };
}

async function fill(where: pg.PoolConfig, size: number, photosFolder: string) {
  const pool = openPool({ ...where, statement_timeout: 0 });
  try {
    await migrate(pool);
    await (await startBackgroundJobs(where, () => {})).stop(); // makes the queues
    const photo = await storePhoto(openDatabase(pool), fileStore(photosFolder), await drawPhoto(), { alt: "" });
    const animal = await seedShelter(pool, size);
    const statements = {
      "/list": await listStatement(pool, LIST_QUERY),
      "/filtered": await listStatement(pool, FILTERED_QUERY),
      "/staff": await listStatement(pool, STAFF_QUERY, STAFF),
    };
    await seedAdoptions(pool, size);
    return { animal, photo, statements, move: await moveStatements(pool) };
  } finally {
    await pool.end();
  }
}

/** What `DATABASE_URL` takes; the embedded server's host is the folder of its socket. */
export function addressOf({ host = "", port = 5432, user = "", password, database = "" }: pg.PoolConfig): string {
  const parts = new URLSearchParams({ host, port: `${port}`, user });
  if (typeof password === "string") parts.set("password", password);
  return `postgres:///${database}?${parts}`;
}

/** @throws Error unless the bare server and the product answer the same animals, and a full page of them */
async function compareAnswers(bare: string, product: string, headers: Record<string, string> = {}): Promise<void> {
  const rows: { id: number }[] = await (await fetch(bare)).json();
  const { items, pageSize }: PageOf<{ id: number }> = await (await fetch(product, { headers })).json();
  const [theirs, ours] = [rows, items].map((found) => found.map(({ id }) => id).join());
  if (theirs === ours && items.length === pageSize) return;
  throw new Error(`${bare} and ${product} do not answer the same full page: ${theirs} and ${ours}.`);
}

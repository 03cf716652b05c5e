import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PageOf } from "../../src/contract/platform/lists.ts";
import { openPool } from "../../src/server/database/pool.ts";
import { type DatabaseAddress, withClient } from "../../test/support/postgres.ts";
import type { BareServerOptions } from "./bare-server.ts";
import { fillDatabase } from "./fill.ts";
import type { Target } from "./load.ts";
import { type OpenVersion, openVersion } from "./open-version.ts";
import type { Version } from "./other-version.ts";
import { type Case, LISTS } from "./rows.ts";
import type { Machine } from "./shelter.ts";
import { listStatements, recordMove } from "./statements.ts";

/** A shelter of one size, with the product and a bare server running on it. */
export type BenchSetup = {
  size: number;
  bare: string;
  product: OpenVersion;
  /** an earlier version of the product */
  before: OpenVersion | undefined;
  /** has PostgreSQL look at how many rows the tables have now, as it does by itself within a minute */
  analyze(): Promise<void>;
};

/**
 * Fills a database of one size and starts the product and a bare server, each on a copy of its own: what one writes makes no
 * table larger that another reads.
 * @param other a version of the product that is started on a copy of it
 */
export async function openSetup(
  machine: Machine,
  size: number,
  stack: AsyncDisposableStack,
  other?: Version,
): Promise<BenchSetup> {
  const began = performance.now();
  const connection = await fillDatabase(machine.database, size);
  const copy = other && (await copyDatabase(machine.database, connection, "before"));
  const ofBare = await copyDatabase(machine.database, connection, "bare");
  const product = await openVersion(connection, await makeHome(machine, connection), stack);
  const before = copy && (await openVersion(copy, await makeHome(machine, copy), stack, other));
  const bare = await openBareServer(ofBare, await makeHome(machine, ofBare), stack);
  console.log(`${size} animals … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const databases = [connection, ofBare, ...(copy ? [copy] : [])];
  async function analyze() {
    for (const each of databases) await withClient(each, (client) => client.query("analyze"));
  }
  return { size, bare, product, before, analyze };
}

async function copyDatabase(server: DatabaseAddress, from: DatabaseAddress, name: string): Promise<DatabaseAddress> {
  const copy = { ...from, database: `${from.database}_${name}` };
  await withClient(server, (client) => client.query(`create database ${copy.database} template ${from.database}`));
  return copy;
}

async function makeHome({ folder }: Machine, { database }: DatabaseAddress): Promise<string> {
  const home = join(folder, database);
  await mkdir(home);
  return home;
}

/**
 * Starts the bare server with what the product sends: its page, its photo, and the statements of its lists and moves. The
 * product runs on the bare server's data until it has told them.
 */
async function openBareServer(connection: DatabaseAddress, home: string, stack: AsyncDisposableStack): Promise<string> {
  await using untilTold = new AsyncDisposableStack();
  const { product, admin, adminHeaders, adoptions } = await openVersion(connection, home, untilTold);
  const pool = openPool({ ...connection, statement_timeout: 0 });
  try {
    const lists = await listStatements(pool, admin);
    const move = await recordMove(pool, admin, adoptions.last);
    const photos = join(home, "photos");
    // The one picture in the folder lies under its random key, and the file that was made for a request beside it.
    const key = (await readdir(photos)).find((name) => !name.startsWith(".")) ?? "";
    const photoFile = join(photos, key, "640.avif");
    const pageUrl = `${product}/animals`;
    const bare = await startBareServer({ connection, pageUrl, photoFile, lists, move, ...adoptions }, stack);
    for (const { path, query, ...list } of LISTS)
      await compareAnswers(bare + path, `${product}/api/animals?${query}`, "as" in list ? adminHeaders : {});
    return bare;
  } finally {
    await pool.end();
  }
}

/** The shelter of this size, or the largest. */
const shelterOf = (size: number | undefined, shelters: readonly BenchSetup[]) =>
  (shelters.find((each) => each.size === size) ?? shelters.at(-1)) as BenchSetup;

/** @returns the version that a case asks @param isBefore whether it is the earlier one */
export function versionOf({ size }: Case, shelters: readonly BenchSetup[], isBefore = false): OpenVersion {
  const { product, before } = shelterOf(size, shelters);
  return isBefore && before ? before : product;
}

/**
 * @param shelters the smallest first
 * @param isBefore whether the earlier version is asked
 * @returns where the requests of a case are sent, and with what
 */
export function targetOf({ row, size }: Case, shelters: readonly BenchSetup[], isBefore = false): Target {
  const version = versionOf({ row, size }, shelters, isBefore);
  const path = row.path.replace("{animal}", `${version.animal}`).replace("{photo}", `${version.photo}`);
  return {
    name: row.name,
    origin: row.server === "bare" ? shelterOf(size, shelters).bare : version.product,
    path: path.includes("{adoption}") ? () => path.replace("{adoption}", `${version.nextAdoption()}`) : path,
    headers: {
      ...row.headers,
      ...(row.as && version[`${row.as}Headers`]),
      ...(row.body && { "content-type": "application/json" }),
    },
    ...(row.body && { body: JSON.stringify(row.body) }),
  };
}

async function startBareServer(options: BareServerOptions, stack: AsyncDisposableStack): Promise<string> {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [JSON.stringify(options)], { env });
  stack.defer(() => void child.kill());
  const [{ port }] = await once(child, "message", { signal: AbortSignal.timeout(60_000) });
  return `http://127.0.0.1:${port}`;
}

/** @throws Error unless the bare server and the product answer the same animals, and a full page of them */
async function compareAnswers(bare: string, product: string, headers: Record<string, string>): Promise<void> {
  const rows: { id: number }[] = await (await fetch(bare)).json();
  const { items, pageSize }: PageOf<{ id: number }> = await (await fetch(product, { headers })).json();
  const [theirs, ours] = [rows, items].map((found) => found.map(({ id }) => id).join());
  if (theirs === ours && items.length === pageSize) return;
  throw new Error(`${bare} and ${product} do not answer the same full page: ${theirs} and ${ours}.`);
}

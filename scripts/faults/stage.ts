import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, openDatabase, openPool } from "../../src/server/platform/database/pool.ts";
import { until } from "../../test/server/support/until.ts";
import { type ServerProcess, serverProcess } from "../../test/support/server-process.ts";
import { ROOT } from "../bootstrap/paths.cjs";
import type { Outcome } from "./experiment.ts";
import { openFront } from "./machines/front.ts";
import { findImpossible } from "./work/impossible.ts";
import type { Setting } from "./work/kind.ts";
import { KINDS } from "./work/kinds.ts";
import { assemble, BEHIND_PROXY } from "./work/people.ts";
import { tally } from "./work/tally.ts";
import { Work } from "./work/work.ts";

/** Servers with people who work, while an experiment has something fail. */
export type Stage = {
  /** The only one, or the first. */
  server: ServerProcess;
  servers: readonly ServerProcess[];
  /** Where people find the product; with one server it changes with every start. */
  address(): string;
  db: Db;
  work: Work;
  setting: Setting;
  /** Starts a server again that was ended, the first unless told otherwise. */
  startAgain(which?: number): Promise<void>;
};

export type StageOptions = {
  /** Of the servers; empty for the one of their data folder. */
  databaseUrl: string;
  /** Where the result is looked for. */
  lookUrl?: string;
  settings?: Record<string, string>;
  /** What one of several servers has beside them. */
  settingsOf?: (which: number) => Record<string, string>;
  /** With more than one, people go through something that stands before them. */
  servers?: number;
  /** The checkout that a server is started from; asked at every start. */
  folderOf?: (which: number) => string;
  /** Another place for pictures than a folder of its own. */
  photoFolder?: string;
};

/** How long everything works before something fails, and after it is mended, in milliseconds. */
const STEADY_MS = 700;

/** The queues notice a job that nobody works on by its missing sign of life, after a minute or two; here that time has passed. */
const passDeadServersOn = (db: Db, since: Date) =>
  sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1
      where state = 'active' and started_on < ${since}`.execute(db);

async function photoFolderOf({ photoFolder }: StageOptions, stack: AsyncDisposableStack): Promise<string> {
  if (photoFolder) return photoFolder;
  const folder = await mkdtemp(join(tmpdir(), "shelter-faults-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the servers, and makes the people and what they work with. */
async function setUp(stack: AsyncDisposableStack, options: StageOptions) {
  const { databaseUrl, lookUrl = databaseUrl, settings = {}, servers: count = 1 } = options;
  const photoFolder = await photoFolderOf(options, stack);
  const own = { PHOTO_STORE: photoFolder, ...BEHIND_PROXY, ...settings };
  const servers: ServerProcess[] = [];
  const addresses: string[] = [];
  for (let n = 0; n < count; n++) {
    const main = () => join(options.folderOf?.(n) ?? ROOT, "src/server/main.ts");
    const server = await serverProcess(databaseUrl, { ...own, ...options.settingsOf?.(n) }, undefined, main);
    stack.defer(() => server.remove());
    servers.push(server);
    addresses.push(await server.start());
  }
  const front = count > 1 ? await openFront(() => addresses) : undefined;
  if (front) stack.defer(() => front.close());
  const address = () => front?.url ?? (addresses[0] as string);
  const pool = openPool({ connectionString: lookUrl });
  stack.defer(() => pool.end());
  const db = openDatabase(pool);
  const startAgain = async (which = 0) => {
    const since = new Date();
    addresses[which] = await (servers[which] as ServerProcess).start();
    await passDeadServersOn(db, since);
  };
  const setting = await assemble(db, address, photoFolder);
  return { server: servers[0] as ServerProcess, servers, address, db, setting, startAgain };
}

/** Every kind of work was acknowledged at least once. */
const isAllUnderWay = ({ acknowledged }: Work) =>
  KINDS.every(({ name }) => acknowledged.values().some((one) => one.startsWith(name)));

/** How long what was begun in the background may take until lost jobs are passed on, in milliseconds. */
const BY_ITSELF_MS = 5_000;

/** What was begun in the background ends by itself; what does not is lost. @param mendedAt jobs from before it may be lost */
async function untilImported(db: Db, mendedAt: Date): Promise<void> {
  const since = performance.now();
  let isPassedOn = false;
  await until(async () => {
    const going = await db.selectFrom("imports").select("id").where("state", "=", "running").execute();
    if (going.length > 0 && !isPassedOn && performance.now() - since > BY_ITSELF_MS) {
      await passDeadServersOn(db, mendedAt);
      isPassedOn = true;
    }
    return going.length === 0;
  }).catch(() => {});
}

/**
 * Has people work on servers while something fails.
 * @param fail has something fail and mends it @returns its own figures
 */
export async function underWork(
  stack: AsyncDisposableStack,
  options: StageOptions,
  fail: (stage: Stage) => Promise<Record<string, number>>,
): Promise<Outcome> {
  const work = new Work();
  const stage: Stage = { ...(await setUp(stack, options)), work };
  const tasks: (() => Promise<void>)[] = [];
  for (const kind of KINDS) tasks.push(await kind.begin(stage.setting, work));
  work.start(tasks);
  try {
    await until(() => isAllUnderWay(work), Boolean, 10);
    await wait(STEADY_MS);
    const figures = await fail(stage);
    const mendedAt = performance.now();
    const mendedOn = new Date();
    await until(() => work.lastAt > mendedAt, Boolean, 5);
    figures["back ms"] = Math.round(performance.now() - mendedAt);
    await wait(STEADY_MS);
    await work.stop();
    await untilImported(stage.db, mendedOn);
    return await outcomeOf(stage, figures);
  } finally {
    await work.stop();
  }
}

async function outcomeOf({ db, work, setting }: Stage, figures: Record<string, number>): Promise<Outcome> {
  const { found, lost, twice } = await tally(work.acknowledged, KINDS, setting);
  const { acknowledged, refused, refusals, unexpected } = work;
  return {
    acknowledged: acknowledged.size,
    found,
    twice: twice.length,
    refused,
    refusals: Object.fromEntries(refusals),
    withoutServiceMs: work.longestGapMs(),
    wrong: [
      ...[...unexpected].map(([what, times]) => `${times} × ${what}`),
      ...lost.map((name) => `lost: ${name}`),
      ...twice.map((name) => `twice: ${name}`),
      ...(await findImpossible(db)),
    ],
    figures,
  };
}

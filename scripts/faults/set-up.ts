import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Db, openDatabase, openPool } from "../../src/server/database/pool.ts";
import { until } from "../../test/server/support/until.ts";
import { mainIn, type ServerProcess, serverProcess } from "../../test/support/server-process.ts";
import { ROOT } from "../bootstrap/paths.cjs";
import { passLostJobsOn } from "./lost-jobs.ts";
import { openFront } from "./machines/front.ts";
import type { Setting } from "./work/kind.ts";
import { assemble, BEHIND_PROXY } from "./work/people.ts";

/** Servers, their database and the people who use them. */
export type Machines = {
  /** The only one, or the first. */
  server: ServerProcess;
  servers: readonly ServerProcess[];
  /** Where people find the product; with one server it changes with every start. */
  address(): string;
  db: Db;
  setting: Setting;
  /** Starts a server again that was ended, the first unless told otherwise. */
  startAgain(which?: number): Promise<void>;
  /** People are led to all servers. */
  untilAllReady(): Promise<unknown>;
};

export type StageOptions = {
  /** Of the servers; empty for the one of their data folder. */
  databaseUrl: string;
  /** Where the result is looked for. */
  lookUrl?: string;
  settings?: Record<string, string>;
  /** What one of several servers has beside them. */
  settingsOf?: (which: number) => Record<string, string>;
  /** The checkout that a server is started from; asked at every start. */
  folderOf?: (which: number) => string;
  /** With more than one, people go through something that stands before them. */
  servers?: number;
  /** Another place for pictures than a folder of its own. */
  photoFolder?: string;
};

async function photoFolderOf({ photoFolder }: StageOptions, stack: AsyncDisposableStack): Promise<string> {
  if (photoFolder) return photoFolder;
  const folder = await mkdtemp(join(tmpdir(), "shelter-faults-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the servers, and makes the people. @param stack ends all of it */
export async function setUp(stack: AsyncDisposableStack, options: StageOptions): Promise<Machines> {
  const { databaseUrl, lookUrl = databaseUrl, settings = {}, servers: count = 1 } = options;
  const photoFolder = await photoFolderOf(options, stack);
  const own = { PHOTO_STORE: photoFolder, ...BEHIND_PROXY, ...settings };
  const servers: ServerProcess[] = [];
  const addresses: string[] = [];
  for (let n = 0; n < count; n++) {
    const main = () => mainIn(options.folderOf?.(n) ?? ROOT);
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
    // With another server nobody knows whose job it is.
    if (count === 1) await passLostJobsOn(db, since);
  };
  const setting = await assemble(db, address, photoFolder);
  const untilAllReady = () => until(() => front?.areAllReady() ?? true);
  return { server: servers[0] as ServerProcess, servers, address, db, setting, startAgain, untilAllReady };
}

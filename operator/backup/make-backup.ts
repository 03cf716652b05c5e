import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { PhotoStore } from "../../src/server/platform/photos/photo.store.ts";
import { type Manifest, manifestOf, type TableContent } from "./archive.format.ts";
import { type ArchiveWriter, beginArchive } from "./archive.writer.ts";
import { type PhotoCopies, photoCopies } from "./backup.photos.ts";
import { throttledProgress } from "./progress.ts";
import {
  beginSnapshot,
  connectForCopying,
  copyOut,
  endSnapshot,
  lockSchema,
  migrationsIn,
  photosAfter,
  rowCountOf,
  SHELTER_SCHEMA,
  sequencesIn,
  type TableShape,
  tablesIn,
  transactionTime,
} from "./table-data.queries.ts";

export type BackupWork = {
  /** of the database */
  connection: pg.ClientConfig;
  store: PhotoStore;
  /** of this program */
  version: string;
  log(line: string): void;
  /** aborts the backup; no file is left then */
  signal: AbortSignal;
};

/** How often to retry with a new snapshot when pictures of the last one were deleted before they were copied. */
const MAX_SNAPSHOTS = 5;

/**
 * Writes the database and its pictures into one archive, while servers may go on writing. The tables are from one
 * snapshot, and the archive has every picture of its rows (docs/decisions/0017-backup.md).
 * @param file the path of the archive; must not exist yet
 * @returns its manifest and its size in bytes
 * @throws what the database, the photo store or the disk throws; no file is left then
 */
export async function makeBackup(work: BackupWork, file: string): Promise<{ manifest: Manifest; size: number }> {
  const archive = await beginArchive(file, work.signal);
  let client: pg.Client | undefined;
  try {
    client = await connectForCopying(work.connection);
    const photos = photoCopies(
      work.store,
      archive,
      throttledProgress(work.log, (count) => `${count} pictures …`),
    );
    // Pictures take long, so most are copied before the snapshot; those added meanwhile are copied with it.
    await photos.copyAll(client);
    await lockSchema(client, "shared", work.log);
    const missing = await takeSnapshot(client, photos, work);
    const manifest = manifestOf({
      version: work.version,
      createdAt: await transactionTime(client),
      migrations: await migrationsIn(client, SHELTER_SCHEMA),
      tables: await copyTables(client, archive, work),
      sequences: await sequencesIn(client, SHELTER_SCHEMA),
      photos: { ...photos.facts(), missing },
    });
    return { manifest, size: await archive.finish(manifest) };
  } catch (error) {
    await archive.discard();
    throw work.signal.aborted ? work.signal.reason : error;
  } finally {
    await client?.end();
  }
}

/**
 * Begins a snapshot whose pictures are all in the archive.
 * @returns the ids of rows whose file was already missing
 */
async function takeSnapshot(client: pg.Client, photos: PhotoCopies, { connection }: BackupWork): Promise<number[]> {
  for (let attemptsLeft = MAX_SNAPSHOTS; ; attemptsLeft--) {
    await beginSnapshot(client);
    const missing = await photos.copyAll(client);
    if (missing.length === 0 || attemptsLeft <= 1 || !(await isAnyGone(connection, missing))) return missing;
    await endSnapshot(client);
  }
}

/** Whether the row of one of these pictures was deleted meanwhile, and its file with it. */
async function isAnyGone(connection: pg.ClientConfig, ids: readonly number[]): Promise<boolean> {
  const client = await connectForCopying(connection);
  try {
    for (const id of ids) if ((await photosAfter(client, id - 1, 1))[0]?.id !== id) return true;
    return false;
  } finally {
    await client.end();
  }
}

async function copyTables(
  client: pg.Client,
  archive: ArchiveWriter,
  { log, signal }: BackupWork,
): Promise<TableContent[]> {
  const copied: TableContent[] = [];
  const report = throttledProgress(log, (count) => `${count} tables …`);
  for (const table of await tablesIn(client, SHELTER_SCHEMA)) {
    copied.push(await copyTable(client, archive, table, signal));
    report(copied.length);
  }
  return copied;
}

async function copyTable(
  client: pg.Client,
  archive: ArchiveWriter,
  table: TableShape,
  signal: AbortSignal,
): Promise<TableContent> {
  const rows = copyOut(client, table);
  let content = { bytes: 0, sha256: "" };
  const write = async (packed: AsyncIterable<Buffer>) => {
    content = await archive.addTable(table.name, packed);
  };
  await pipeline(rows, createGzip(), write, { signal });
  return { ...table, ...content, rows: await rowCountOf(client, rows) };
}

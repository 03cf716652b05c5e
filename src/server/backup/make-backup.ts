import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { PhotoStore } from "../photos/photo.store.ts";
import { type Manifest, manifestOf, type TableContent } from "./archive.format.ts";
import { type ArchiveWriter, beginArchive } from "./archive.writer.ts";
import { type PhotoCopies, photoCopies } from "./backup.photos.ts";
import { nowAndThen } from "./progress.ts";
import {
  beginSnapshot,
  connectForCopying,
  copyOut,
  endSnapshot,
  holdSchema,
  migrationsIn,
  momentOf,
  photoIdsAfter,
  rowCountOf,
  SHELTER_SCHEMA,
  sequencesIn,
  type TableShape,
  tablesIn,
} from "./table-data.queries.ts";

export type BackupWork = {
  /** where the database is */
  where: pg.ClientConfig;
  store: PhotoStore;
  /** of this program */
  version: string;
  say(line: string): void;
  /** stops it; nothing is left then */
  signal: AbortSignal;
};

/** How often a new snapshot is taken because pictures of the last one were removed before they were copied. */
const SNAPSHOTS = 5;

/**
 * Writes the database and its pictures into one archive, while a server may go on writing: the tables are those of one
 * moment, and every picture that they name is there (docs/decisions/0017-backup.md).
 * @param file where the archive is to be; there is no such file yet
 * @returns what is in it, and its size in bytes
 * @throws what the database, the photo store or the disk throws; no file is left then
 */
export async function makeBackup(work: BackupWork, file: string): Promise<{ manifest: Manifest; size: number }> {
  const archive = await beginArchive(file, work.signal);
  let client: pg.Client | undefined;
  try {
    client = await connectForCopying(work.where);
    const photos = photoCopies(
      work.store,
      archive,
      nowAndThen(work.say, (count) => `${count} pictures …`),
    );
    // Most pictures take long, and so come before the snapshot; those that are added meanwhile come with it.
    await photos.copyNamed(client);
    await holdSchema(client, "shared", work.say);
    const missing = await takeSnapshot(client, photos, work);
    const manifest = manifestOf({
      version: work.version,
      createdAt: await momentOf(client),
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
 * Begins a transaction that sees one moment, whose pictures are all in the archive.
 * @returns the ids of pictures that have a row and had no file before already
 */
async function takeSnapshot(client: pg.Client, photos: PhotoCopies, { where }: BackupWork): Promise<number[]> {
  for (let left = SNAPSHOTS; ; left--) {
    await beginSnapshot(client);
    const missing = await photos.copyNamed(client);
    if (missing.length === 0 || left <= 1 || !(await isAnyGone(where, missing))) return missing;
    await endSnapshot(client);
  }
}

/** Whether one of these pictures has no row any more, so that its file was taken away with it. */
async function isAnyGone(where: pg.ClientConfig, ids: readonly number[]): Promise<boolean> {
  const client = await connectForCopying(where);
  try {
    for (const id of ids) if ((await photoIdsAfter(client, id - 1, 1))[0] !== id) return true;
    return false;
  } finally {
    await client.end();
  }
}

async function copyTables(
  client: pg.Client,
  archive: ArchiveWriter,
  { say, signal }: BackupWork,
): Promise<TableContent[]> {
  const copied: TableContent[] = [];
  const tell = nowAndThen(say, (count) => `${count} tables …`);
  for (const table of await tablesIn(client, SHELTER_SCHEMA)) {
    copied.push(await copyTable(client, archive, table, signal));
    tell(copied.length);
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

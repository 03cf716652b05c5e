import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { TOO_OLD, todaysMigrations } from "../../src/server/database/former-migrations.ts";
import { migrationNames } from "../../src/server/database/migrate.ts";
import type { PhotoStore } from "../../src/server/platform/photos/photo.store.ts";
import { type Manifest, manifestOf, type TableContent } from "./archive.format.ts";
import { type ArchiveWriter, beginArchive } from "./archive.writer.ts";
import {
  ATTACHMENTS,
  type FileCopies,
  type FileKind,
  fileCopies,
  OBSERVED,
  PICTURES,
  REPORTED,
} from "./backup.photos.ts";
import { throttledProgress } from "./progress.ts";
import {
  beginSnapshot,
  connectForCopying,
  copyOut,
  endSnapshot,
  lockSchema,
  migrationsIn,
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
    await refuseTooOld(client);
    const copiesOf = (kind: FileKind, what: string) =>
      fileCopies(kind, {
        store: work.store,
        archive,
        report: throttledProgress(work.log, (count) => `${count} ${what} …`),
      });
    const kinds = {
      photos: copiesOf(PICTURES, "pictures"),
      attachments: copiesOf(ATTACHMENTS, "attachments"),
      reported: copiesOf(REPORTED, "pictures of reports"),
      observed: copiesOf(OBSERVED, "pictures of observations"),
    };
    // Pictures take long, so most are copied before the snapshot; those added meanwhile are copied with it.
    for (const copies of Object.values(kinds)) await copies.copyAll(client);
    await lockSchema(client, "shared", work.log);
    const missing = await takeSnapshot(client, Object.values(kinds), work);
    const factsOf = (kind: keyof typeof kinds) => ({
      ...kinds[kind].facts(),
      missing: missing[Object.keys(kinds).indexOf(kind)] ?? [],
    });
    const manifest = manifestOf({
      version: work.version,
      createdAt: await transactionTime(client),
      migrations: await migrationsIn(client, SHELTER_SCHEMA),
      tables: await copyTables(client, archive, work),
      sequences: await sequencesIn(client, SHELTER_SCHEMA),
      photos: factsOf("photos"),
      attachments: factsOf("attachments"),
      reported: factsOf("reported"),
      observed: factsOf("observed"),
    });
    return { manifest, size: await archive.finish(manifest) };
  } catch (error) {
    await archive.discard();
    throw work.signal.aborted ? work.signal.reason : error;
  } finally {
    await client?.end();
  }
}

/** An archive of such a database could not be restored with this version. */
async function refuseTooOld(client: pg.Client): Promise<void> {
  if (!todaysMigrations(await migrationsIn(client, SHELTER_SCHEMA), await migrationNames())) throw new Error(TOO_OLD);
}

/**
 * Begins a snapshot whose files are all in the archive.
 * @returns for each kind of files the ids of rows whose file was already missing
 */
async function takeSnapshot(
  client: pg.Client,
  kinds: readonly FileCopies[],
  { connection }: BackupWork,
): Promise<number[][]> {
  for (let attemptsLeft = MAX_SNAPSHOTS; ; attemptsLeft--) {
    await beginSnapshot(client);
    const missing: number[][] = [];
    for (const copies of kinds) missing.push(await copies.copyAll(client));
    if (attemptsLeft <= 1 || missing.flat().length === 0) return missing;
    if (!(await isAnyGone(connection, kinds, missing))) return missing;
    await endSnapshot(client);
  }
}

/** Whether the row of one of these files was deleted meanwhile, and the file with it. */
async function isAnyGone(
  connection: pg.ClientConfig,
  kinds: readonly FileCopies[],
  missing: readonly (readonly number[])[],
): Promise<boolean> {
  const client = await connectForCopying(connection);
  try {
    for (const [at, { kind }] of kinds.entries()) {
      for (const id of missing[at] ?? []) if ((await kind.after(client, id - 1, 1))[0]?.id !== id) return true;
    }
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

import { createHash } from "node:crypto";
import type pg from "pg";
import { migrate, migrationNames } from "../database/migrate.ts";
import { startBackgroundJobs } from "../jobs-queue/background-jobs.ts";
import { type Manifest, type TableContent, tableOf } from "./archive.format.ts";
import { type Archive, ArchiveRefused } from "./archive.reader.ts";
import { lastGivenId } from "./restore.photos.commands.ts";
import { placePhotos } from "./restore.photos.ts";
import { analyzeNew, applyToNew, beginNewTables, takeThePlace } from "./restore.schema.commands.ts";
import {
  fillTable,
  markRestored,
  rebuildLists,
  renamePhotos,
  setSequences,
  strangeTables,
} from "./restore.tables.commands.ts";
import type { Entry, RestoreWork } from "./restore-work.ts";
import { connectForCopying, holdSchema, migrationsIn, SHELTER_SCHEMA } from "./table-data.queries.ts";

/**
 * Looks whether this program can restore this archive, without touching anything.
 * @throws ArchiveRefused when it was made by a newer program
 */
export async function checkMigrations({ migrations }: Manifest): Promise<void> {
  const known = await migrationNames();
  if (migrations.every((name, place) => known[place] === name)) return;
  throw new ArchiveRefused("This backup was made by a newer version of this program: restore it with that version.");
}

/**
 * Puts an archive in the place of the database and its pictures, beside running servers: pictures first, then tables in
 * one transaction, so that a kill at any moment leaves the former shelter or the restored one
 * (docs/decisions/0017-backup.md).
 * @throws ArchiveRefused, or what the database or the photo store throws; the former shelter is as it was then
 */
export async function restoreShelter(archive: Archive, work: RestoreWork): Promise<void> {
  await work.store.check();
  await migrate(work.pool);
  await (await startBackgroundJobs(work.where, work.say)).stop();
  const client = await connectForCopying(work.where);
  try {
    await holdSchema(client, "alone", work.say);
    await refuseNewerDatabase(client);
    const entries = archive.entries()[Symbol.asyncIterator]();
    const photos = await placePhotos(client, entries, archive.manifest, work);
    await replaceTables(client, withFirst(photos.next, entries), archive.manifest, photos.renamed, work);
  } finally {
    await client.end();
  }
  // What reads by an index alone needs it; should it fail, PostgreSQL does it by itself in a while.
  await work.pool.query("vacuum").catch(() => {});
}

async function refuseNewerDatabase(client: pg.Client): Promise<void> {
  const known = await migrationNames();
  if ((await migrationsIn(client, SHELTER_SCHEMA)).every((name) => known.includes(name))) return;
  throw new ArchiveRefused(
    "The present database belongs to a newer version of this program: restore with that version.",
  );
}

async function* withFirst(first: Entry | undefined, rest: AsyncIterator<Entry>): AsyncGenerator<Entry> {
  if (first) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function replaceTables(
  client: pg.Client,
  entries: AsyncGenerator<Entry>,
  manifest: Manifest,
  renamed: ReadonlyMap<number, number>,
  { say, signal }: RestoreWork,
): Promise<void> {
  const references = await beginNewTables(client, manifest.migrations);
  const strange = await strangeTables(client, manifest);
  for (const name of strange) say(`The table ${name} is none of this program's and is left out.`);
  await fillTables(client, entries, manifest, strange, signal);
  // The ids of pictures are never given a second time here: browsers keep a picture under its id.
  const photos = { table: "photos", column: "id", last: await lastGivenId(client) };
  await setSequences(client, [...manifest.sequences, photos]);
  if (renamed.size > 0) await renamePhotos(client, renamed);
  for (const statement of references) await client.query(statement);
  await applyToNew(client, (await migrationNames()).slice(manifest.migrations.length), true);
  await markRestored(client, manifest);
  await rebuildLists(client);
  await analyzeNew(client);
  await takeThePlace(client, signal);
}

async function fillTables(
  client: pg.Client,
  entries: AsyncGenerator<Entry>,
  { tables }: Manifest,
  strange: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  let next = await entries.next();
  for (const table of tables) {
    const hash = createHash("sha256");
    async function* parts(): AsyncGenerator<Buffer> {
      for (; !next.done && tableOf(next.value.name) === table.name; next = await entries.next()) {
        signal.throwIfAborted();
        hash.update(next.value.body);
        yield next.value.body;
      }
    }
    await (strange.includes(table.name) ? drain(parts()) : fillTable(client, table, parts()));
    refuseOther(hash.digest("hex"), table);
  }
}

async function drain(parts: AsyncGenerator<Buffer>): Promise<void> {
  for await (const _ of parts);
}

function refuseOther(sha256: string, table: TableContent): void {
  if (sha256 !== table.sha256) throw new ArchiveRefused(`The backup's table ${table.name} is not as it was written.`);
}

import { createHash } from "node:crypto";
import type pg from "pg";
import { nameAnew, TOO_OLD, todaysMigrations } from "../../src/server/database/former-migrations.ts";
import { migrate, migrationNames } from "../../src/server/database/migrate.ts";
import { startBackgroundJobs } from "../../src/server/platform/background/background-jobs.ts";
import { type Manifest, type TableContent, tableOf } from "./archive.format.ts";
import { type Archive, ArchiveError, type Entry } from "./archive.reader.ts";
import { throttledProgress } from "./progress.ts";
import { lastUsedId, renamePhotos } from "./restore.photos.commands.ts";
import { type RestoreWork, storePhotos } from "./restore.photos.ts";
import { analyzeNewTables, beginNewTables, migrateNewTables, swapTables } from "./restore.schema.commands.ts";
import { fillTable, rebuildLists, recordRestore, setSequences, unknownTables } from "./restore.tables.commands.ts";
import { connectForCopying, lockSchema, migrationsIn, SHELTER_SCHEMA } from "./table-data.queries.ts";

/**
 * Checks that this program can restore the archive; changes nothing.
 * @returns which of today's migrations it has
 * @throws ArchiveError when a newer program created it, or one that is too old
 */
export async function checkMigrations({ migrations }: Manifest): Promise<readonly string[]> {
  const known = await migrationNames();
  const names = todaysMigrations(migrations, known);
  if (!names) throw new ArchiveError(TOO_OLD);
  if (names.every((name, index) => known[index] === name)) return names;
  throw new ArchiveError("This backup was made by a newer version of this program: restore it with that version.");
}

/**
 * Replaces the database and its pictures with an archive, while servers may be running. It writes the pictures first, then
 * the tables in one transaction: a kill at any moment leaves the previous shelter or the restored one
 * (docs/decisions/0017-backup.md).
 * @throws ArchiveError, or what the database or the photo store throws; the previous shelter is then unchanged
 */
export async function restoreShelter(archive: Archive, work: RestoreWork): Promise<void> {
  await work.store.check();
  await migrate(work.pool, work.log);
  await (await startBackgroundJobs(work.connection, work.log)).stop();
  const client = await connectForCopying(work.connection);
  try {
    await lockSchema(client, "exclusive", work.log);
    if (!work.isOverNewer) await refuseNewerDatabase(client);
    const entries = archive.entries()[Symbol.asyncIterator]();
    const photos = await storePhotos(client, entries, archive.manifest, work);
    await replaceTables(client, prepend(photos.next, entries), archive.manifest, photos.newKeys, work);
  } finally {
    await client.end();
  }
  // Index-only scans need a vacuum. If it fails, autovacuum does it later.
  await work.pool.query("vacuum").catch(() => {});
}

async function refuseNewerDatabase(client: pg.Client): Promise<void> {
  const known = await migrationNames();
  if ((await migrationsIn(client, SHELTER_SCHEMA)).every((name) => known.includes(name))) return;
  throw new ArchiveError(
    "The present database belongs to a newer version of this program: restore with that version, or say --over-newer.",
  );
}

async function* prepend(first: Entry | undefined, rest: AsyncIterator<Entry>): AsyncGenerator<Entry> {
  if (first) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function replaceTables(
  client: pg.Client,
  entries: AsyncGenerator<Entry>,
  manifest: Manifest,
  newKeys: ReadonlyMap<string, string>,
  { log, signal, isOverNewer }: RestoreWork,
): Promise<void> {
  const names = await checkMigrations(manifest);
  const references = await beginNewTables(client, names);
  const unknown = await unknownTables(client, manifest);
  for (const name of unknown) log(`The table ${name} is none of this program's and is left out.`);
  await fillTables(client, entries, manifest, unknown, { log, signal });
  await analyzeNewTables(client);
  await renamePhotos(client, newKeys, references);
  // Ids of pictures are never used a second time: browsers cache a picture by its id.
  const photos = { table: "photos", column: "id", last: await lastUsedId(client) };
  await setSequences(client, [...manifest.sequences, photos]);
  for (const { statement } of references) await client.query(statement);
  if (names !== manifest.migrations) await nameAnew((text, values) => client.query(text, values), names);
  await migrateNewTables(client, (await migrationNames()).slice(names.length), log);
  await recordRestore(client, manifest);
  await rebuildLists(client);
  await analyzeNewTables(client);
  await swapTables(client, signal, isOverNewer);
}

async function fillTables(
  client: pg.Client,
  entries: AsyncGenerator<Entry>,
  { tables }: Manifest,
  unknown: readonly string[],
  { log, signal }: Pick<RestoreWork, "log" | "signal">,
): Promise<void> {
  const report = throttledProgress(log, (count) => `${count} of ${tables.length} tables …`);
  let next = await entries.next();
  for (const [at, table] of tables.entries()) {
    report(at);
    const hash = createHash("sha256");
    async function* parts(): AsyncGenerator<Buffer> {
      for (; !next.done && tableOf(next.value.name) === table.name; next = await entries.next()) {
        signal.throwIfAborted();
        hash.update(next.value.body);
        yield next.value.body;
      }
    }
    await (unknown.includes(table.name) ? skip(parts()) : fillTable(client, table, parts()));
    verifyChecksum(hash.digest("hex"), table);
  }
}

async function skip(parts: AsyncGenerator<Buffer>): Promise<void> {
  for await (const _ of parts);
}

function verifyChecksum(sha256: string, table: TableContent): void {
  if (sha256 !== table.sha256) throw new ArchiveError(`The backup's table ${table.name} is not as it was written.`);
}

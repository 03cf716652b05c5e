import { userInfo } from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from } from "pg-copy-streams";
import type { Manifest, TableContent } from "./archive.format.ts";
import { ArchiveError } from "./archive.reader.ts";
import { NEW_SCHEMA } from "./restore.schema.commands.ts";
import { SHELTER_SCHEMA, tablesIn } from "./table-data.queries.ts";

/**
 * Fills one of the new tables with its triggers off. The rows that the triggers would write into other tables, such as the
 * numbers of the register, are in the backup as well.
 * @throws ArchiveError when the number of rows differs from the manifest
 */
export async function fillTable(client: pg.Client, table: TableContent, parts: AsyncIterable<Buffer>): Promise<void> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const name = `${NEW_SCHEMA}.${pg.escapeIdentifier(table.name)}`;
  await client.query(`alter table ${name} disable trigger user`);
  const rows = client.query(from(`copy ${name} (${columns}) from stdin`));
  await pipeline(Readable.from(parts, { objectMode: false }), createGunzip(), rows);
  await client.query(`alter table ${name} enable trigger user`);
  if (rows.rowCount !== table.rows) throw new ArchiveError(`The backup's table ${table.name} is not whole.`);
}

/** What a restored shelter begins without. */
export const LEFT_BEHIND: readonly string[] = ["sessions"];

/**
 * Deletes all sessions, because some may have ended since the backup. Adds an audit entry: which backup was restored by
 * whom, and the number of entries and the last entry of the replaced audit log.
 */
export async function recordRestore(client: pg.Client, { createdAt }: Manifest): Promise<void> {
  for (const table of LEFT_BEHIND) await client.query(`delete from ${table}`);
  await client.query(
    `insert into audit_log (at, action, subject, details)
     select now(), 'restore', 'shelter', jsonb_build_object(
       'backupOf', $1::text, 'operator', $2::text, 'formerEntries', count(*), 'formerLastEntryAt', max(at))
     from ${SHELTER_SCHEMA}.audit_log`,
    [createdAt, userInfo().username],
  );
}

/**
 * Compares the archive with the new tables.
 * @returns the names of tables that no migration creates; they are not ours and are not restored
 * @throws ArchiveError when the archive lacks one of our tables or columns
 */
export async function unknownTables(client: pg.Client, { tables }: Manifest): Promise<string[]> {
  const ours = await tablesIn(client, NEW_SCHEMA);
  for (const { name, columns } of ours) {
    const archived = tables.find((table) => table.name === name);
    if (!columns.every((column) => archived?.columns.includes(column))) {
      throw new ArchiveError(`The backup lacks the table ${name} or a column of it.`);
    }
  }
  return tables.map(({ name }) => name).filter((name) => !ours.some((table) => table.name === name));
}

/** Sets every sequence to its value in the archive. */
export async function setSequences(client: pg.Client, sequences: Manifest["sequences"]): Promise<void> {
  for (const { table, column, last } of sequences) {
    if (!last) continue;
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3)", [`${NEW_SCHEMA}.${table}`, column, last]);
  }
}

/** Rebuilds the counts and names that triggers maintain, which are wrong after tables were filled one by one. */
export async function rebuildLists(client: pg.Client): Promise<void> {
  await client.query("select rebuild_lists()");
}

import type { Readable } from "node:stream";
import pg from "pg";
import { to } from "pg-copy-streams";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "../../src/server/database/hosts/resilient-client.ts";
import { MIGRATION_LOCK } from "../../src/server/database/migrate.ts";
import type { PhotoName } from "../../src/server/platform/photos/photo.queries.ts";
import type { Manifest, TableContent } from "./archive.format.ts";

/** The schema of the shelter's tables. The job queues have another schema, and are created again from our rows. */
export const SHELTER_SCHEMA = "public";

export type TableShape = Pick<TableContent, "name" | "columns">;
export type SequenceState = Manifest["sequences"][number];

/** The rows of a table while they are read. */
type CopyOut = Readable & { rowCount: number };

/** Values are written the same way by every server, and long work has no timeout. */
const SESSION = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Opens a connection for long work; the caller must end it. */
export async function connectForCopying(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new ResilientClient({
    ...connection,
    application_name: "animal-shelter backup",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  await client.query(SESSION);
  return client;
}

/** Prevents changes of the schema, by a starting server or a restore, until the connection ends. */
export async function lockSchema(
  client: pg.Client,
  how: "shared" | "exclusive",
  log: (line: string) => void,
): Promise<void> {
  const lock = `advisory_lock${how === "shared" ? "_shared" : ""}(${MIGRATION_LOCK})`;
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_${lock} as held`);
  if (rows[0]?.held) return;
  log("Waiting for a start, a backup or a restore that is going on …");
  await client.query(`select pg_${lock}`);
}

/** Begins a transaction that reads one snapshot. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query("begin isolation level repeatable read read only");
}

export async function endSnapshot(client: pg.Client): Promise<void> {
  await client.query("rollback");
}

/** The start of the transaction, by the database's clock. */
export async function transactionTime(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: Date }>("select now() as now");
  return (rows[0]?.now ?? new Date()).toISOString();
}

/** The tables of a schema with their columns, in a fixed order; without tables of extensions and generated columns. */
export async function tablesIn(client: pg.Client, schema: string): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = $1::regnamespace and c.relkind = 'r'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [schema],
  );
  return rows;
}

/** @returns a stream of a table's rows as COPY text */
export function copyOut(client: pg.Client, { name, columns }: TableShape): CopyOut {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  return client.query(to(`copy ${SHELTER_SCHEMA}.${pg.escapeIdentifier(name)} (${list}) to stdout`));
}

/** How many rows were copied. The server sends this after the last row, and before it answers the next query. */
export async function rowCountOf(client: pg.Client, rows: CopyOut): Promise<number> {
  await client.query("select");
  return rows.rowCount;
}

/** The last values of all sequences. They may be ahead of the snapshot, but never behind it. */
export async function sequencesIn(client: pg.Client, schema: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ table: string; column: string; last: string | null }>(
    `select c.relname::text as table, a.attname::text as column, pg_sequence_last_value(s.oid::regclass)::text as last
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class c on c.oid = d.refobjid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and c.relnamespace = $1::regnamespace
     order by c.relname, a.attname`,
    [schema],
  );
  return rows.map((row) => ({ ...row, last: row.last === null ? null : Number(row.last) }));
}

/** The applied migrations, in order. */
export async function migrationsIn(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${schema}.migrations order by name`);
  return rows.map(({ name }) => name);
}

/** Reads the files of rows with ids after `id`, at most `limit`. */
export type FilesAfter = (client: Pick<pg.Pool, "query">, id: number, limit: number) => Promise<PhotoName[]>;

/** Reads the files that a table names in a column, also of rows that are deleted and can be taken back. */
export function filesOf(name: string, column: string): FilesAfter {
  return async (client, id, limit) => {
    const { rows } = await client.query<PhotoName>(
      `select id, ${column} as key from ${SHELTER_SCHEMA}.${name} where id > $1 and ${column} is not null order by id limit $2`,
      [id, limit],
    );
    return rows;
  };
}

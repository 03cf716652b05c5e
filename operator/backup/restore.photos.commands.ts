import type pg from "pg";
import { SHELTER_SCHEMA } from "./table-data.queries.ts";

const SEQUENCE = `pg_get_serial_sequence('${SHELTER_SCHEMA}.photos', 'id')::regclass`;

/** Takes the next picture id from the current database's sequence. */
export async function takePhotoId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`select nextval(${SEQUENCE}) as id`);
  return rows[0]?.id ?? Number.NaN;
}

/** Moves the sequence past the archive's ids, so that no server gives one of them to a new picture. */
export async function reserveIds(client: pg.Client, last: number): Promise<void> {
  if (last > (await lastUsedId(client))) await client.query(`select setval(${SEQUENCE}, $1)`, [last]);
}

/** The last picture id that the current database has used; 0 if none. */
export async function lastUsedId(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(`select pg_sequence_last_value(${SEQUENCE}) as last`);
  return Number(rows[0]?.last ?? 0);
}

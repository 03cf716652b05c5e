import type pg from "pg";
import { SHELTER_SCHEMA } from "./table-data.queries.ts";

const SEQUENCE = `pg_get_serial_sequence('${SHELTER_SCHEMA}.photos', 'id')::regclass`;

/** @returns the next id that the present database would give a picture, used up by this */
export async function freshId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`select nextval(${SEQUENCE}) as id`);
  return rows[0]?.id ?? Number.NaN;
}

/** From now on no server gives a new picture an id that the archive's pictures have. */
export async function keepIdsFree(client: pg.Client, last: number): Promise<void> {
  if (last > (await lastGivenId(client))) await client.query(`select setval(${SEQUENCE}, $1)`, [last]);
}

/** The last id that the present database has given a picture; 0 when it has given none. */
export async function lastGivenId(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(`select pg_sequence_last_value(${SEQUENCE}) as last`);
  return Number(rows[0]?.last ?? 0);
}

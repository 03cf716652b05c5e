import type pg from "pg";
import type { PhotoStore } from "../photos/photo.store.ts";
import { originalKey, photoPrefix } from "../photos/photo.variants.ts";
import { photoIdsAfter, SHELTER_SCHEMA } from "./table-data.queries.ts";

const SEQUENCE = `pg_get_serial_sequence('${SHELTER_SCHEMA}.photos', 'id')::regclass`;

/** @returns the next id that the present database would give a picture, used up by this */
async function freshId(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>(`select nextval(${SEQUENCE}) as id`);
  return Number(rows[0]?.id);
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

/**
 * Puts a picture of the archive into the store, without touching a file that the present database names: a restore that
 * is broken off leaves the pictures of the present shelter as they are, and what servers and browsers keep stays right.
 * @returns the id that it has there: its own, or a fresh one where that names another picture here
 */
export async function placePhoto(client: pg.Client, store: PhotoStore, id: number, picture: Buffer): Promise<number> {
  const present = await store.read(originalKey(id));
  if (present?.equals(picture)) return id;
  const isNamed = present !== undefined && (await photoIdsAfter(client, id - 1, 1))[0] === id;
  const place = isNamed ? await freshId(client) : id;
  await store.removeAll(photoPrefix(place));
  await store.write(originalKey(place), picture);
  return place;
}

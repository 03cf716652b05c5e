import { sql } from "kysely";
import type { Db } from "../../../database/pool.ts";
import type { ImportRow } from "./import.row.ts";

/** Gives the pictures that came in from an export their words, and each animal the main one that it had. */
export async function describePhotos(db: Db, { id }: ImportRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const told = sql`
      select p.photo_id, p.animal_id, (r.facts -> 'own' -> 'values')::jsonb as v
      from import_photos as p join import_read_rows as r on r.import_id = p.import_id
        and r.animal_key = (select k.external_id from imported_records as k where k.kind = 'animal' and k.record_id = p.animal_id)
        and r.facts -> 'own' ->> 'sheet' = 'photos' and 'zip:' || (r.facts -> 'own' -> 'values' ->> 'file') = p.place
      where p.import_id = ${id} and p.photo_id is not null`;
    await sql`
      update photos as t set alt = coalesce(n.v ->> 'alt', ''), alts = coalesce(nullif(n.v -> 'alts', 'null'), '{}'),
        focal_x = (n.v ->> 'focal_x')::int, focal_y = (n.v ->> 'focal_y')::int
      from (${told}) as n where t.id = n.photo_id`.execute(tx);
    await sql`
      update animals as t set main_photo_id = n.photo_id from (${told}) as n
      where t.id = n.animal_id and (n.v ->> 'is_main')::boolean and t.main_photo_id is distinct from n.photo_id`.execute(
      tx,
    );
  });
}

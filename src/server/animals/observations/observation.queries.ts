import { type RawBuilder, sql } from "kysely";
import type { Observation } from "../../../contract/animals/observations.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { instant } from "../../base/clock.ts";
import { notFound, orNotFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";

/** The most observations in one answer. */
const MAX_LISTED = 200;

type Row = Omit<Observation, "actions">;

/** SQL for observation `o` in the shape of the contract, without its actions. The weight is that of its day, as it is now. */
const columns = sql`o.id, o.animal_id as "animalId", o.on_day as on, o.ate, o.drank, o.stool, o.mood, o.note,
  case when o.weighed then (
    select w.kg from weights as w where w.animal_id = o.animal_id and w.weighed_on = o.on_day) end as "weightKg",
  o.photo_key is not null as "hasPhoto", o.recorded_at as at, ${personOf("o.recorded_by")} as person`;

const present = (row: Row): Observation => ({ ...row, at: instant(row.at), actions: ["undo"] });

/** Those for which a condition on `o` holds, the latest first. */
async function observationsWhere(db: Db, which: RawBuilder<unknown>): Promise<Observation[]> {
  const { rows } = await sql<Row>`
    select ${columns} from observations as o where ${which} order by o.on_day desc, o.id desc limit ${MAX_LISTED}`.execute(
    db,
  );
  return rows.map(present);
}

/** What was seen of an animal, the latest first. */
export const observationsOf = (db: Db, animalId: number) => observationsWhere(db, sql`o.animal_id = ${animalId}`);

/** @throws HttpProblem 404 */
export async function readObservation(db: Db, id: number): Promise<Observation> {
  const [found] = await observationsWhere(db, sql`o.id = ${id}`);
  return orNotFound(found, recordTexts().observations.notFound);
}

/** What was seen last on a day of each animal that is in the shelter. */
export async function seenOn(db: Db, day: string): Promise<Map<number, Observation>> {
  const { rows } = await sql<Row>`
    select distinct on (o.animal_id) ${columns} from observations as o
    where o.on_day = ${day}::date and exists (select from stays as s where s.animal_id = o.animal_id and s.is_open)
    order by o.animal_id, o.id desc`.execute(db);
  return new Map(rows.map((row) => [row.animalId, present(row)]));
}

/** The key of an observation's photo. @throws HttpProblem 404 */
export async function observationPhotoKey(db: Db, id: number): Promise<string> {
  const found = await db
    .selectFrom("observations as o")
    .innerJoin("animals as a", "a.id", "o.animal_id")
    .select("o.photo_key as key")
    .where("o.id", "=", id)
    .where("a.archived_at", "is", null)
    .executeTakeFirst();
  if (!found?.key) throw notFound(recordTexts().observations.notFound);
  return found.key;
}

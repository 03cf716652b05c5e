import { type RawBuilder, sql } from "kysely";
import type { Placement } from "../../../contract/animals/care.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";

/** SQL for who has the animal of placement `p`: the name that was typed, or the user `u`. */
const PERSON = sql<string>`coalesce(nullif(p.person_name, ''), concat_ws(' ', u.name, u.surname))`;

const placementsFrom = (db: Db) =>
  db
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .leftJoin("users as u", "u.id", "p.user_id")
    .select(["p.id", "s.animal_id as animalId", "p.kind", "p.user_id as userId", PERSON.as("personName")])
    .select(["p.from_on as from", "p.due_back as dueBack", "p.until_on as until", "p.note"]);

/** @throws HttpProblem 404 */
export async function readPlacement(db: Db, id: number): Promise<Placement> {
  const row = await placementsFrom(db).where("p.id", "=", id).executeTakeFirst();
  return orNotFound(row, recordTexts().care.placementNotFound);
}

/** The query for the placement of an animal that is away. @param stay the id of its stay, or SQL for it */
export const openPlacementIn = (db: Db, stay: number | RawBuilder<number>) =>
  placementsFrom(db).where("p.stay_id", "=", stay).where("p.until_on", "is", null);

/** The placement of an animal that is away, by its stay. */
export const openPlacement = (db: Db, stayId: number): Promise<Placement | undefined> =>
  openPlacementIn(db, stayId).executeTakeFirst();

/** SQL for where the animal of a stay is, if it is away, and with whom. @param stay the column of its id */
export const placeAway = (stay: string) => sql<Pick<Placement, "kind" | "personName"> | null>`(
  select json_build_object('kind', p.kind, 'personName', ${PERSON})
  from placements as p left join users as u on u.id = p.user_id
  where p.stay_id = ${sql.ref(stay)} and p.until_on is null)`;

/** The most animals that are listed at a time. */
const MAX_DUE = 50;

/** The animals that are away and were due back by a day, the longest overdue first. */
export function animalsDueBack(db: Db, day: string) {
  return db
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .leftJoin("users as u", "u.id", "p.user_id")
    .where("p.until_on", "is", null)
    .where("p.due_back", "<=", day)
    .where("a.archived_at", "is", null)
    .select(["p.id", "a.id as animalId", "a.name as animal", "p.kind", PERSON.as("person")])
    .select((eb) => eb.ref("p.due_back").$notNull().as("on"))
    .orderBy("p.due_back")
    .orderBy("p.id")
    .limit(MAX_DUE)
    .execute();
}

import { type RawBuilder, sql } from "kysely";
import type { Placement } from "../../../contract/animals/care.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Db } from "../../platform/database/pool.ts";
import { orNotFound } from "../../platform/errors.ts";

const placementsFrom = (db: Db) =>
  db
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .leftJoin("users as u", "u.id", "p.user_id")
    .select(["p.id", "s.animal_id as animalId", "p.kind", "p.user_id as userId", "p.from_on as from"])
    .select(["p.due_back as dueBack", "p.until_on as until", "p.note"])
    .select((eb) =>
      eb.fn
        .coalesce(eb.fn<string | null>("concat_ws", [eb.val(" "), "u.name", "u.surname"]), "p.person_name")
        .as("full"),
    )
    .select("p.person_name");

/** @returns the placement in the shape of the contract */
export const presentPlacement = ({
  full,
  person_name,
  ...placement
}: Awaited<ReturnType<ReturnType<typeof placementsFrom>["execute"]>>[number]): Placement => ({
  ...placement,
  personName: person_name || full,
});

/** @throws HttpProblem 404 */
export async function readPlacement(db: Db, id: number): Promise<Placement> {
  const row = await placementsFrom(db).where("p.id", "=", id).executeTakeFirst();
  return presentPlacement(orNotFound(row, recordTexts().care.placementNotFound));
}

/** The placement of an animal that is away, by its stay. */
export async function openPlacement(db: Db, stayId: number): Promise<Placement | undefined> {
  const row = await openPlacementIn(db, stayId).executeTakeFirst();
  return row && presentPlacement(row);
}

/** The query for it. @param stay its id, or SQL for it */
export const openPlacementIn = (db: Db, stay: number | RawBuilder<number>) =>
  placementsFrom(db).where("p.stay_id", "=", stay).where("p.until_on", "is", null);

/** SQL for where the animal of a stay is, if it is away, and with whom. @param stay the column of its id */
export const placeAway = (stay: string) => sql<Pick<Placement, "kind" | "personName"> | null>`(
  select json_build_object('kind', p.kind, 'personName', coalesce(nullif(p.person_name, ''), concat_ws(' ', v.name, v.surname)))
  from placements as p left join users as v on v.id = p.user_id
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
    .select(["p.id", "a.id as animalId", "a.name as animal", "p.kind"])
    .select(sql<string>`coalesce(nullif(p.person_name, ''), concat_ws(' ', u.name, u.surname))`.as("person"))
    .select((eb) => eb.ref("p.due_back").$notNull().as("on"))
    .orderBy("p.due_back")
    .orderBy("p.id")
    .limit(MAX_DUE)
    .execute();
}

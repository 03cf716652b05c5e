import { sql } from "kysely";
import type { ProposedAnimal } from "../../contract/adoption/adoptions.ts";
import { ageColumns } from "../animals/animal.columns.ts";
import { sizeClass } from "../animals/animal.similar.ts";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../database/pool.ts";

/** The number of animals that are proposed. */
const PROPOSED = 2;
/** Only the latest arrivals are compared, so that a large shelter answers as quickly as a small one. */
const CONSIDERED = 300;

/**
 * Animals to propose to an adopter whose application was rejected: those most like the animal that they wanted. Species
 * counts first, then size, then scores. That animal, and all others that they have applied for, are left out.
 * @returns at most two; the same ones as long as the animals are the same
 */
export async function proposalsFor(
  db: Db,
  clock: Clock,
  { animalId, userId }: { animalId: number; userId: number },
): Promise<ProposedAnimal[]> {
  const { rows } = await sql<ProposedAnimal>`
    select a.id, a.name, a.type, a.sex, a.breed, a.main_photo_id as "mainPhotoId",
      ${ageColumns(clock)}
    from (
      select * from animals where archived_at is null and status <> 'Adopted' and status = 'Available'
      order by arrival_date desc, id desc limit ${sql.lit(CONSIDERED)}
    ) as a
    join animals as wanted on wanted.id = ${animalId}
    left join lateral (
      select avg(abs(s.score - w.score)) as distance from animal_attribute_scores as s
      join animal_attribute_scores as w on w.attribute_type_id = s.attribute_type_id and w.animal_id = wanted.id
      where s.animal_id = a.id) as scores on true
    where a.id <> wanted.id
      and not exists (select from adoptions as o where o.user_id = ${userId} and o.animal_id = a.id)
    order by a.type <> wanted.type, abs(${sizeClass("a")} - ${sizeClass("wanted")}), scores.distance nulls last,
      a.arrival_date, a.id
    limit ${sql.lit(PROPOSED)}`.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { ProposedAnimal } from "../../contract/adoptions.ts";
import { ageColumns } from "../animals/animal.columns.ts";
import { sizeClass } from "../animals/animal.similar.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/pool.ts";

/** How many animals are proposed. */
const PROPOSED = 2;
/** They are found among the animals that came last, so that a large shelter answers as quickly as a small one. */
const CONSIDERED = 300;

/**
 * Animals for an adopter who was told no: those that suit the same home best, as the animal they asked for. The same
 * species comes first, then the size, then the scores; never that animal, nor one that they have applied for.
 * @returns at most two, the same ones for the same animals
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

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Animal, AnimalType } from "../../../contract/animals/animals.ts";
import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import { animalColumns, animalJoins } from "../../animals/animal.columns.ts";
import { hasPublicPage, isOnShow } from "../../animals/animal.queries.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { photosWhere } from "../../platform/photos/photo.queries.ts";

/** An animal as the feeds read it. Each feed names what it takes from it. */
export type FeedRow = Animal & {
  photos: ShownPhoto[];
  updatedAt: Date;
  /** Since when it can be adopted; null for one that never could. */
  availableSince: Date | null;
  /** The day of its birth, null where only its years are known. */
  bornOn: string | null;
  /** Whether it came as a stray. */
  isFound: boolean;
  /** How many there are in all. */
  totalCount: number;
};

export type Asked = { limit: number; type?: AnimalType | undefined };

/** The latest arrivals of some animals, in one statement. */
async function readFeed({ db, clock }: System, shown: RawBuilder<SqlBool>, { limit, type }: Asked): Promise<FeedRow[]> {
  const wanted = sql`animals as a where ${shown} ${type ? sql`and a.type = ${type}` : sql``}`;
  const latestFirst = sql`order by a.arrival_date desc, a.id desc`;
  const { rows } = await sql<FeedRow>`
    with page as (select a.id from ${wanted} ${latestFirst} limit ${limit})
    select ${animalColumns(clock)}, greatest(a.updated_at, (select max(o.created_at) from photos as o where o.animal_id = a.id)) as "updatedAt",
      a.available_since as "availableSince",
      case when a.birth_month_known then a.born_on end as "bornOn",
      ${photosWhere(sql`o.animal_id = a.id`, sql`o.id = a.main_photo_id desc, o.position`)} as photos,
      coalesce((select t.intake_type = 'stray' from stays as t where t.animal_id = a.id
        order by t.intake_on desc, t.turn desc limit 1), false) as "isFound",
      (select count(*)::int from ${wanted}) as "totalCount"
    from page join animals as a on a.id = page.id ${animalJoins} ${latestFirst}`.execute(db);
  return rows;
}

/** The animals that visitors see in the list. */
export const animalsOnShow = (system: System, asked: Asked): Promise<FeedRow[]> => readFeed(system, isOnShow, asked);

/** How long a portal is told that an animal has been adopted. */
const DAYS_ADOPTED = 30;

/** Those and, of the others with a public page, the ones in care and the ones that were adopted lately. */
export function animalsForPetfinder(system: System, asked: Asked): Promise<FeedRow[]> {
  const lately = sql<SqlBool>`a.id in (select t.animal_id from stays as t
    where t.is_open or t.outcome_type = 'adoption' and t.outcome_on > ${today(system.clock)}::date - ${sql.lit(DAYS_ADOPTED)}::int)`;
  const shown = sql<SqlBool>`(${isOnShow} or (a.status = 'InCare' and ${hasPublicPage})
    or (a.status = 'Adopted' and ${hasPublicPage} and ${lately}))`;
  return readFeed(system, shown, asked);
}

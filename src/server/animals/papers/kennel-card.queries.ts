import { sql } from "kysely";
import type { Animal, StoredStatus } from "../../../contract/animals/animals.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import type { PhotoName } from "../../platform/photos/photo.queries.ts";
import { ageColumns } from "../animal.columns.ts";
import { isActive } from "../stays/hold.queries.ts";
import { registerNumberOf } from "../stays/register-number.ts";

/** The facts on a kennel card; unknown ones are null. */
export type CardOfAnimal = Pick<Animal, "id" | "name" | "type" | "sex" | "breed" | "weight" | "isChipped"> &
  Pick<Animal, "age" | "ageMonths"> & {
    status: StoredStatus;
    /** When its last hold ends. */
    adoptableFrom: string | null;
    since: string;
    number: string;
    place: string | null;
    photo: (PhotoName & { width: number; height: number; focalX: number; focalY: number }) | null;
  };

/** @returns those of the animals that are in the shelter's care, in the order of the ids */
export async function findCards({ db, clock }: System, ids: readonly number[]): Promise<CardOfAnimal[]> {
  const { rows } = await sql<CardOfAnimal>`
    select a.id, a.name, a.type, a.sex, a.breed, a.weight_kg as weight, a.is_chipped as "isChipped", a.status,
      ${ageColumns(clock)},
      s.intake_on as since, ${registerNumberOf("s.id")} as number, (
        select l.name || ' – ' || u.name from unit_stays as m join units as u on u.id = m.unit_id
        join locations as l on l.id = u.location_id where m.stay_id = s.id and m.until is null) as place, (
        select h.until_on from holds as h where h.stay_id = s.id and ${isActive("h", today(clock))}
        order by h.until_on desc nulls first limit 1) as "adoptableFrom",
      case when p.id is not null then
        json_build_object('id', p.id, 'key', p.key, 'width', p.width, 'height', p.height, 'focalX', p.focal_x, 'focalY', p.focal_y) end as photo
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
    join animals as a on a.id = asked.id and a.archived_at is null
    left join photos as p on p.id = a.main_photo_id
    join stays as s on s.animal_id = a.id and s.is_open
    order by asked.place`.execute(db);
  return rows;
}

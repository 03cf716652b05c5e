import { sql } from "kysely";
import type { DailyRound, RoundAnimal } from "../../../contract/animals/rounds.ts";
import { today } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";
import { unitsInUse } from "../care/board.queries.ts";
import { seenOn } from "../observations/observation.queries.ts";
import { toBeFetched } from "../stays/to-be-fetched.sql.ts";
import { listBatchesInHand } from "../treatments/confirmed-batches.ts";
import { kindAsJson } from "../treatments/treatment.queries.ts";

type AnimalRow = Omit<RoundAnimal, "seen">;

/** SQL for the animals in the house by name, each with its doses of today and before. Those away are seen by others. */
const animalsHere = (day: string) => sql<AnimalRow>`
  select a.id, a.name, a.type, a.main_photo_id as "mainPhotoId",
    (select o.unit_id from unit_stays as o where o.stay_id = s.id and o.until is null) as "unitId",
    ${toBeFetched} as fetching,
    (select coalesce(json_agg(json_build_object('id', t.id, 'kind', ${kindAsJson()}, 'product', t.product, 'dose', t.dose,
        'note', t.note, 'dueOn', t.due_on, 'isOverdue', t.due_on < ${day}::date) order by t.due_on, t.id), '[]')
      from treatments as t join treatment_kinds as k on k.id = t.kind_id
      where t.stay_id = s.id and t.state = 'planned' and t.due_on <= ${day}::date) as doses
  from stays as s join animals as a on a.id = s.animal_id
  where s.is_open and a.archived_at is null
    and not exists (select from placements as p where p.stay_id = s.id and p.until_on is null)
  order by a.name collate names_with_numbers, a.id`;

/** The daily round: the units in walking order, and every animal in the house with what is to do and what was seen today. */
export async function readRound(context: Context): Promise<DailyRound> {
  const { db, clock } = context;
  const on = today(clock);
  const [locations, animals, seen, batches] = await Promise.all([
    unitsInUse.execute(db),
    animalsHere(on).execute(db),
    seenOn(db, on),
    listBatchesInHand(context),
  ]);
  return {
    on,
    at: clock.now().toISOString(),
    locations: locations.rows,
    animals: animals.rows.map((animal) => ({ ...animal, seen: seen.get(animal.id) ?? null })),
    batches,
  };
}

import { sql } from "kysely";
import type { Board, BoardAnimal } from "../../../contract/animals/board.ts";
import { houseFigures } from "../../../contract/animals/occupancy.ts";
import { today } from "../../base/clock.ts";
import { permitted } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { readersText } from "../../database/translations.ts";
import { isActive } from "../stays/hold.queries.ts";
import { toBeFetched } from "../stays/to-be-fetched.sql.ts";
import { placeAway } from "./placement.queries.ts";
import { unitColumns } from "./unit.queries.ts";

type Locations = Board["locations"];

/** SQL for the units in use, by the names of their locations and their own. */
export const unitsInUse = sql<Locations[number]>`
  select l.id, l.name, l.kind, json_agg(u order by u.name collate names_with_numbers, u.id) as units
  from locations as l cross join lateral (
    select ${unitColumns} from units as u where u.location_id = l.id and u.retired_at is null) as u
  group by l.id order by l.name collate names_with_numbers, l.id`;

/** The board: every unit in use, and every animal in the shelter's care. */
export async function readBoard({ db, clock, actor }: Context): Promise<Board> {
  const { rows: locations } = await unitsInUse.execute(db);
  const { rows: animals } = await sql<Omit<BoardAnimal, "actions">>`
    select a.id, a.name, a.type, a.main_photo_id as "mainPhotoId",
      (select o.unit_id from unit_stays as o where o.stay_id = s.id and o.until is null) as "unitId",
      (select json_build_object('kind', h.kind, 'until', h.until_on) from holds as h
        where h.stay_id = s.id and ${isActive("h", today(clock))} order by h.until_on desc nulls first limit 1) as hold,
      (select coalesce(json_agg(json_build_object('kind', ${readersText("k.name")}, 'dueOn', t.due_on,
          'isOverdue', t.due_on < ${today(clock)}::date) order by t.due_on, t.id), '[]')
        from treatments as t join treatment_kinds as k on k.id = t.kind_id
        where t.stay_id = s.id and t.state = 'planned' and t.due_on <= ${today(clock)}::date) as due,
      ${placeAway("s.id")} as away, ${toBeFetched} as fetching
    from stays as s join animals as a on a.id = s.animal_id
    where s.outcome_on is null and a.archived_at is null
    order by a.name collate names_with_numbers, a.id`.execute(db);
  const move = permitted(actor, { move: "care.write" });
  const board = { locations, animals: animals.map((animal) => ({ ...animal, actions: animal.away ? [] : move })) };
  return { ...board, figures: houseFigures(board) };
}

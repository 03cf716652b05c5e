import { sql } from "kysely";
import { type AnimalRow, ROW_ACTIONS } from "../../../contract/animals/animal-rows.ts";
import type { AnimalStatus } from "../../../contract/animals/animals.ts";
import { isLoss } from "../../animals/care/body.commands.ts";
import { placeAway } from "../../animals/care/placement.queries.ts";
import { kindAsJson } from "../../animals/treatments/treatment.queries.ts";
import { today } from "../../base/clock.ts";
import { may, type Permission } from "../../base/policy.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Context } from "../../database/context.ts";
import { readersText } from "../../database/translations.ts";
import { findWaits } from "../waiting/wait.queries.ts";

type Row = Pick<AnimalRow, "id" | "daysHere" | "unit" | "placement" | "due"> & {
  status: AnimalStatus;
  weight: Omit<NonNullable<AnimalRow["weight"]>, "isLoss"> | null;
};

const PERMISSIONS: Readonly<Record<(typeof ROW_ACTIONS)[number], Permission>> = {
  edit: "animals.write",
  note: "waiting.note",
  weigh: "care.write",
  treat: "treatments.write",
  move: "care.write",
  addAppointment: "appointments.write",
};

/** What may be done with an animal that is no longer here, too. */
const ALWAYS: ReadonlySet<string> = new Set(["edit", "weigh", "treat"]);

/** SQL for the next dose or appointment of `animals as a`, the earlier one of both. */
const due = (day: string, now: Date, zone: string) => sql`(
  select json_build_object('on', n.day, 'isOverdue', n.day < ${day}::date, 'title', n.title, 'dose', n.dose,
    'appointmentId', n.appointment_id)
  from (
    (select t.due_on as day, ${readersText("k.name")} as title, json_build_object('id', t.id, 'kind', ${kindAsJson()}) as dose,
      null::int as appointment_id
    from treatments as t join treatment_kinds as k on k.id = t.kind_id
    where t.animal_id = a.id and t.state = 'planned' and t.due_on is not null order by t.due_on, t.id limit 1)
    union all
    (select (p.date_of_appointment at time zone ${zone})::date, ${readersText("y.name")}, null, p.id
    from appointments as p join service_types as y on y.id = p.service_type_id
    where p.animal_id = a.id and p.done_at is null and p.date_of_appointment >= ${now} order by p.date_of_appointment limit 1)
  ) as n order by n.day, n.appointment_id nulls first limit 1)`;

/** SQL for the last weight of `animals as a`, compared with the one before. */
const weight = sql`(
  select json_build_object('kg', w.kg, 'on', w.weighed_on, 'change', w.change) from (
    select kg, weighed_on, round(100 * (kg / lag(kg) over (order by weighed_on) - 1), 1) as change
    from (select kg, weighed_on from weights where animal_id = a.id order by weighed_on desc limit 2) as last_two
    order by weighed_on desc limit 1) as w)`;

/** How these animals are now, in the given order, for their rows in a list; archived ones are left out. */
export async function animalRows(context: Context, ids: readonly number[]): Promise<AnimalRow[]> {
  const { db, clock, actor } = context;
  const day = today(clock);
  const { rows } = await sql<Row>`
    select a.id, a.status, ${day}::date - s.intake_on as "daysHere",
      (select json_build_object('unitId', u.id, 'unit', u.name, 'location', l.name)
        from unit_stays as h join units as u on u.id = h.unit_id join locations as l on l.id = u.location_id
        where h.stay_id = s.id and h.until is null) as unit,
      ${placeAway("s.id")} as placement, ${due(day, clock.now(), clock.zone)} as due, ${weight} as weight
    from animals as a left join stays as s on s.animal_id = a.id and s.outcome_on is null
    where a.id = ${anyOf(ids)} and a.archived_at is null`.execute(db);
  const waits = await findWaits(context, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { status: _status, weight: last, ...now } = row;
    const isPossible = (action: string) => row.daysHere !== null || ALWAYS.has(action);
    return {
      ...now,
      wait: waits.get(id) ?? null,
      weight: last && { ...last, isLoss: isLoss(last.change) },
      actions: ROW_ACTIONS.filter((action) => isPossible(action) && may(actor, PERMISSIONS[action])),
    };
  });
}

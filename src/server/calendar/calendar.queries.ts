import { sql } from "kysely";
import type { VisitState } from "../../contract/adoption/visits.ts";
import type { CalendarItem, CalendarQuery } from "../../contract/calendar/calendar.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { staffActionsOf } from "../adoption/visits/visit.queries.ts";
import { type CalendarRange, isOf, visitsBetween } from "../adoption/visits/visits-between.sql.ts";
import type { System } from "../database/context.ts";
import { startOfDay } from "../database/days.ts";
import { readersText } from "../database/translations.ts";
import { readCalendarEmployees } from "./calendar.employees.ts";

/** So many are shown at once; more are no calendar that a person could read. */
const MOST = 1000;
/** One more tells whether there are more. */
const LIMIT = MOST + 1;

type Row = Omit<CalendarItem, "startsAt" | "actions" | "outcome" | "fixed"> & { starts_at: Date; state: VisitState };

/** An appointment is only moved here: it has a screen of its own. */
const ACTIONS = {
  appointment: ["move"],
  visit: ["move", "done", "missed"],
  home_check: ["move", "done", "missed"],
  // That it took place is said in the adoption, where the animal is handed over.
  fetching: ["move", "missed"],
} as const;

function present({ starts_at: startsAt, state, ...row }: Row, now: Date): CalendarItem {
  const possible: readonly string[] = staffActionsOf(
    { kind: row.kind === "appointment" ? "visit" : row.kind, state, startsAt },
    now,
  );
  const outcome = row.kind !== "appointment" && (state === "done" || state === "missed") ? state : null;
  const actions = ACTIONS[row.kind].filter((action) => possible.includes(action));
  const { appointments, visits } = recordTexts();
  const begun = row.kind === "appointment" ? appointments.begun : visits.begun;
  return {
    ...row,
    startsAt: startsAt.toISOString(),
    outcome,
    actions,
    fixed: possible.includes("move") ? null : begun,
  };
}

/** SQL for the appointments of some days, with the columns of the calendar. */
export const appointmentsBetween = (range: CalendarRange) => sql`
  select 'appointment' as kind, p.id, p.animal_id as "animalId", a.name as "animalName", a.type as "animalType",
    ${readersText("s.name")} as detail, p.purpose, null::int as "userId", null::int as "adoptionId",
    p.employee_id as "employeeId", e.name || ' ' || e.surname as "employeeFullName",
    p.date_of_appointment as starts_at, p.minutes,
    case when p.done_at is null then 'booked' else 'done' end as state
  from appointments as p join animals as a on a.id = p.animal_id join employees as e on e.id = p.employee_id
    join service_types as s on s.id = p.service_type_id
  where p.date_of_appointment >= ${range.begin} and p.date_of_appointment < ${range.end}
    and ${isOf(range, "p.employee_id")}
  order by p.date_of_appointment limit ${range.limit}`;

/** What takes place on some days, the earliest first, and by whom; visits that were called off are left out. */
export async function readCalendar(system: System, query: CalendarQuery) {
  const { db, clock } = system;
  const { from, to, employeeId } = query;
  const [begin, end] = [startOfDay(from, clock.zone), startOfDay(to, clock.zone, 1)];
  const range = { begin, end, employeeId, limit: LIMIT };
  const { rows } = await sql<Row>`
    (${appointmentsBetween(range)}) union all (${visitsBetween(range)})
    order by starts_at, kind, id`.execute(db);
  const now = clock.now();
  const items = rows.slice(0, MOST).map((row) => present(row, now));
  const employees = await readCalendarEmployees(system, query, items);
  return { items, employees, more: rows.length > items.length };
}

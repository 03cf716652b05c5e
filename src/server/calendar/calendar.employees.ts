import { sql } from "kysely";
import type { CalendarEmployee, CalendarItem, CalendarQuery } from "../../contract/calendar/calendar.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { linesOn } from "../adoption/visits/visit.free.ts";
import { readPlan } from "../adoption/visits/visit.plan.ts";
import { addDays } from "../base/clock.ts";
import { anyOf } from "../database/any-of.ts";
import type { System } from "../database/context.ts";
import { startOfDay } from "../database/days.ts";

/** Who had an appointment within so many days before is expected to have some again, also while there is none. */
const LATELY_DAYS = 90;
/** Wider than any screen. */
const MOST = 60;

type PlannedHours = CalendarEmployee["hours"][number] & { employeeId: number | null };

/** When somebody receives visitors on each of some days, by the plan of visits. */
async function plannedHours({ db, clock }: System, { from, to }: CalendarQuery): Promise<PlannedHours[]> {
  const { plan } = await readPlan(db);
  const calendar = { zone: clock.zone, exceptions: shelter().exceptions };
  const hours: PlannedHours[] = [];
  for (let on = from; on <= to; on = addDays(on, 1)) {
    for (const { opens, closes, employeeId } of linesOn(plan, calendar, on)) {
      hours.push({ on, opens, closes, employeeId });
    }
  }
  return hours;
}

/**
 * The employees of a calendar, by surname: who has something in these days, also those who have left; of all others who
 * receives visitors or had an appointment lately, so that a vet without one is there, too.
 */
export async function readCalendarEmployees(
  system: System,
  query: CalendarQuery,
  items: readonly CalendarItem[],
): Promise<CalendarEmployee[]> {
  const { db, clock } = system;
  const hours = await plannedHours(system, query);
  const [lately, end] = [startOfDay(query.from, clock.zone, -LATELY_DAYS), startOfDay(query.to, clock.zone, 1)];
  const idsOf = (some: readonly { employeeId: number | null }[]) =>
    anyOf([...new Set(some.flatMap(({ employeeId }) => employeeId ?? []))]);
  const whose = query.employeeId === undefined ? sql`true` : sql`e.id = ${query.employeeId}`;
  const { rows } = await sql<Omit<CalendarEmployee, "hours">>`
    select e.id, e.name || ' ' || e.surname as "fullName", e.job_title as "jobTitle"
    from employees as e
    where ${whose} and (e.id = ${idsOf(items)} or e.archived_at is null and (
      ${query.employeeId !== undefined} or e.id = ${idsOf(hours)} or exists (
        select from appointments as p
        where p.employee_id = e.id and p.date_of_appointment >= ${lately} and p.date_of_appointment < ${end})))
    order by e.surname collate "pl-x-icu", e.name collate "pl-x-icu", e.id limit ${MOST}`.execute(db);
  return rows.map((employee) => ({
    ...employee,
    hours: hours.filter(({ employeeId }) => employeeId === employee.id).map(({ employeeId: _, ...theirs }) => theirs),
  }));
}

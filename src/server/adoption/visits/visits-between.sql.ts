import { type RawBuilder, sql } from "kysely";

/** Some days of the calendar. @property limit so many of each source at most */
export type CalendarRange = { begin: RawBuilder<unknown>; end: RawBuilder<unknown>; limit: number } & {
  employeeId: number | undefined;
};

/** SQL: this employee's, or everybody's. @param column with the employee's id */
export const isOf = ({ employeeId }: CalendarRange, column: string) =>
  employeeId === undefined ? sql`true` : sql`${sql.ref(column)} = ${employeeId}`;

/**
 * SQL for the visits of some days, without those that were called off, with the columns of the calendar: kind, id, the
 * animal's id, name and type, what it is about, no purpose, the ids of visitor and adoption, the employee's id and name,
 * beginning, minutes, state.
 */
export const visitsBetween = (range: CalendarRange): RawBuilder<unknown> => sql`
  select v.kind, v.id, v.animal_id, a.name, a.type, u.name || ' ' || u.surname, null, v.user_id, v.adoption_id,
    v.employee_id, e.name || ' ' || e.surname, v.starts_at, v.minutes, v.state
  from visits as v join animals as a on a.id = v.animal_id join users as u on u.id = v.user_id
    left join employees as e on e.id = v.employee_id
  where v.starts_at >= ${range.begin} and v.starts_at < ${range.end} and v.state <> 'cancelled'
    and ${isOf(range, "v.employee_id")}
  order by v.starts_at limit ${range.limit}`;

import { type RawBuilder, sql } from "kysely";

/** The moment at which a day begins in a time zone. @param day YYYY-MM-DD @param daysLater added to that day */
export const startOfDay = (day: string, zone: string, daysLater = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zone})`;

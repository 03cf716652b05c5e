import { type RawBuilder, sql } from "kysely";
import { recordTexts } from "../../contract/texts/texts.ts";
import { invalid } from "../base/errors.ts";

/** SQL for the day on which an animal was born that has this age on a day. @param day YYYY-MM-DD */
export const bornOn = (day: string, years: number | RawBuilder<number>, months = 0): RawBuilder<string> =>
  sql<string>`(${day}::date - make_interval(years => ${years}, months => ${months}))::date`;

/** Ages are typed in whole years, so an animal may be almost a year older than its birth date says. */
const firstPossibleDay = (bornOn: string): string => Temporal.PlainDate.from(bornOn).subtract({ years: 1 }).toString();

/**
 * Refuses a day before an animal was born. Birth dates may be unknown or estimated, so it may be a year too early (rules §14).
 * @throws HttpProblem 400 at the field
 */
export function requireBorn(bornOn: string | null, field: string, day: string | undefined): void {
  if (bornOn === null || day === undefined || day > firstPossibleDay(bornOn)) return;
  throw invalid([{ field, errors: [recordTexts().stays.beforeBirth(bornOn)] }]);
}

import { sql } from "kysely";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";

/** SQL for the days of what is recorded in a stay: doses, and the first and last days of placements. */
const daysIn = (stayId: number) => sql`(
  select given_on as day from treatments where stay_id = ${stayId} and state = 'given'
  union all select from_on from placements where stay_id = ${stayId}
  union all select until_on from placements where stay_id = ${stayId} and until_on is not null) as d`;

/** @throws HttpProblem 400 at the field when something is recorded in the stay for a later day */
export async function requireNothingAfter(
  tx: Db,
  stayId: number,
  outcomeOn: string,
  field: "outcomeOn" | "on" = "outcomeOn",
): Promise<void> {
  const { rows } = await sql<{ last: string | null }>`select max(day) as last from ${daysIn(stayId)}`.execute(tx);
  const last = rows[0]?.last ?? outcomeOn;
  if (last > outcomeOn) throw invalid([{ field, errors: [recordTexts().stays.outcomeTooEarly(last)] }]);
}

/** @throws HttpProblem 400 at the field when something is recorded in the stay for an earlier day, or a hold ends by it */
export async function requireNothingBefore(
  tx: Db,
  stayId: number,
  intakeOn: string,
  field: "arrivalDate" | "intakeOn",
): Promise<void> {
  const { rows } = await sql<{ first: string | null }>`select min(day) as first from (
    select day from ${daysIn(stayId)}
    union all select from_on from holds where stay_id = ${stayId} and until_on <= ${intakeOn}) as all_days`.execute(tx);
  const first = rows[0]?.first ?? intakeOn;
  if (first < intakeOn) throw invalid([{ field, errors: [recordTexts().stays.intakeTooLate(first)] }]);
}

/** Whether an animal was in the shelter's care on a day; the days of intake and outcome count. */
export async function wasInShelter(tx: Db, animalId: number, day: string): Promise<boolean> {
  const { rows } = await sql`select from stays where animal_id = ${animalId} and intake_on <= ${day}
    and (outcome_on is null or outcome_on >= ${day}) limit 1`.execute(tx);
  return rows.length > 0;
}

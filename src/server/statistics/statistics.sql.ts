import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { StatisticsQuery } from "../../contract/statistics.ts";
import { LIVE_OUTCOMES } from "../../contract/stays.ts";

/** The first day on which an animal is no longer counted as young: five months after its birth (rules §14). */
const GROWN_ON = sql`(born_on + interval '5 months')::date`;

/** SQL for whether the animal was of the asked age class on a day. @param day a column with a day */
function isOfAge(ageClass: StatisticsQuery["ageClass"], day: string): RawBuilder<SqlBool> {
  if (ageClass === "young") return sql<SqlBool>`${sql.ref(day)} < ${GROWN_ON}`;
  if (ageClass === "adult") return sql<SqlBool>`${sql.ref(day)} >= ${GROWN_ON}`;
  return ageClass === "unknown" ? sql<SqlBool>`born_on is null` : sql<SqlBool>`true`;
}

/** The days on which a stay counts for the population: those of its age class alone, as an animal grows up in the shelter. */
function present(ageClass: StatisticsQuery["ageClass"]): { since: RawBuilder<unknown>; until: RawBuilder<unknown> } {
  const [since, until] = [sql`intake_on`, sql`coalesce(outcome_on, 'infinity')`];
  if (ageClass === "young") return { since, until: sql`least(${until}, coalesce(${GROWN_ON}, '-infinity'))` };
  if (ageClass === "adult") return { since: sql`greatest(${since}, coalesce(${GROWN_ON}, 'infinity'))`, until };
  return ageClass === "unknown"
    ? { since, until: sql`case when born_on is null then ${until} else '-infinity' end` }
    : { since, until };
}

/** SQL that narrows `animals as a` with `stays as s` to the asked species, intake type and location. */
export const isAskedFor = ({
  type,
  intakeType,
  locationId,
}: Pick<StatisticsQuery, "type" | "intakeType" | "locationId">): RawBuilder<unknown> => sql`
  ${type ? sql`and a.type = ${type}` : sql``} ${intakeType ? sql`and s.intake_type = ${intakeType}` : sql``}
  ${locationId === undefined ? sql`` : sql`and s.id in (${staysIn(locationId)})`}`;

/** SQL for the stays whose animal has lived in a unit of a location. */
const staysIn = (locationId: number) => sql`select h.stay_id from unit_stays as h join units as u on u.id = h.unit_id
  where u.location_id = ${locationId}`;

/**
 * SQL for the stays that every statistic counts, as the beginning of a statement: `lives`, those that touch the period.
 * Archived animals and those brought in dead are in none (rules §14). It is materialized, since each figure reads it again.
 */
export const countedStays = ({ from, to, ...filters }: StatisticsQuery): RawBuilder<unknown> => sql`
  lives as materialized (
    select s.id, s.animal_id, s.intake_on, s.intake_type, s.outcome_on, s.outcome_type, s.outcome_condition, s.turn, a.born_on,
      s.intake_reason_id, s.intake_reason <> '' as has_intake_words, s.outcome_reason_id, s.outcome_reason <> '' as has_outcome_words
    from stays as s join animals as a on a.id = s.animal_id
    where s.intake_on <= ${to}::date and (s.outcome_on >= ${from}::date or s.outcome_on is null)
      and s.intake_type <> 'dead_on_arrival' and a.archived_at is null
      ${isAskedFor(filters)})`;

/** SQL for the stays whose intake lies in the period, of the age class on that day. */
export const intakes = ({ from, ageClass }: StatisticsQuery): RawBuilder<unknown> =>
  sql`lives where intake_on >= ${from}::date and ${isOfAge(ageClass, "intake_on")}`;

/** SQL for the stays whose outcome lies in the period, of the age class on that day. @param from `lives`, with more columns */
export const outcomes = (
  { to, ageClass }: StatisticsQuery,
  from: RawBuilder<unknown> = sql`lives`,
): RawBuilder<unknown> => sql`${from} where outcome_on <= ${to}::date and ${isOfAge(ageClass, "outcome_on")}`;

/** SQL for the days at whose end an animal is there: `since` the first, `until` the first on which it is not. @param more columns of `lives` */
export function presence({ ageClass }: StatisticsQuery, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { since, until } = present(ageClass);
  return sql`(select * from (select ${since} as since, ${until} as until ${more} from lives) as h where since < until) as here`;
}

/** SQL for a share as the contract has it; two decimals, null without a denominator. */
export const rate = (numerator: RawBuilder<unknown>, denominator: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`json_build_object('numerator', ${numerator}, 'denominator', ${denominator}, 'percent', ${percent(numerator, denominator)})`;

export const percent = (numerator: RawBuilder<unknown>, denominator: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(100.0 * (${numerator}) / nullif(${denominator}, 0), 2)`;

/** SQL for whether an outcome is live. */
export const LIVE = sql`outcome_type in (${sql.join(LIVE_OUTCOMES.map((type) => sql.lit(type)))})`;

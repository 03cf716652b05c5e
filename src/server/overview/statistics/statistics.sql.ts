import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { StatisticsQuery } from "../../../contract/overview/statistics.ts";
import { readersText } from "../../database/translations.ts";

/** SQL for the first day on which an animal no longer counts as young: five months after its birth (rules §14). */
const GROWN_ON = sql`(born_on + interval '5 months')::date`;

/** SQL for whether an animal was of the wanted age class on a day. @param day the column with the day */
export function isOfAge(ageClass: StatisticsQuery["ageClass"], day: string): RawBuilder<SqlBool> {
  if (ageClass === "young") return sql<SqlBool>`${sql.ref(day)} < ${GROWN_ON}`;
  if (ageClass === "adult") return sql<SqlBool>`${sql.ref(day)} >= ${GROWN_ON}`;
  return ageClass === "unknown" ? sql<SqlBool>`born_on is null` : sql<SqlBool>`true`;
}

/** SQL for the days on which a stay counts for an age class: animals grow up in the shelter. */
function countedDays(ageClass: StatisticsQuery["ageClass"]): {
  since: RawBuilder<unknown>;
  until: RawBuilder<unknown>;
} {
  const [since, until] = [sql`intake_on`, sql`coalesce(outcome_on, 'infinity')`];
  if (ageClass === "young") return { since, until: sql`least(${until}, coalesce(${GROWN_ON}, '-infinity'))` };
  if (ageClass === "adult") return { since: sql`greatest(${since}, coalesce(${GROWN_ON}, 'infinity'))`, until };
  return ageClass === "unknown"
    ? { since, until: sql`case when born_on is null then ${until} else '-infinity' end` }
    : { since, until };
}

/** SQL conditions on `animals as a` and `stays as s` for the wanted species, intake type and location. */
export const filterConditions = ({
  type,
  intakeType,
  locationId,
}: Pick<StatisticsQuery, "type" | "intakeType" | "locationId">): RawBuilder<unknown> => sql`
  ${type ? sql`and a.type = ${type}` : sql``} ${intakeType ? sql`and s.intake_type = ${intakeType}` : sql``}
  ${locationId === undefined ? sql`` : sql`and s.id in (${staysIn(locationId)})`}`;

/** SQL for the ids of the stays whose animal has lived in a unit of a location. */
const staysIn = (locationId: number) => sql`select h.stay_id from unit_stays as h join units as u on u.id = h.unit_id
  where u.location_id = ${locationId}`;

/**
 * SQL for the beginning of a statement: `lives` are the stays that touch the period. No figure counts archived animals and
 * those brought in dead (rules §14). It is materialized because every figure reads it.
 */
export const countedStays = ({ from, to, ...filters }: StatisticsQuery): RawBuilder<unknown> => sql`
  lives as materialized (
    select s.id, s.animal_id, s.is_open, s.intake_on, s.intake_type, s.outcome_on, s.outcome_type, s.outcome_condition, s.turn, a.born_on,
      s.intake_reason_id, s.intake_reason <> '' as has_intake_words, s.outcome_reason_id, s.outcome_reason <> '' as has_outcome_words
    from stays as s join animals as a on a.id = s.animal_id
    where s.intake_on <= ${to}::date and (s.outcome_on >= ${from}::date or s.outcome_on is null)
      and s.intake_type <> 'dead_on_arrival' and a.archived_at is null
      ${filterConditions(filters)})`;

/** SQL for the stays with an intake in the period, of the age class on that day. */
export const intakes = ({ from, ageClass }: StatisticsQuery): RawBuilder<unknown> =>
  sql`lives where intake_on >= ${from}::date and ${isOfAge(ageClass, "intake_on")}`;

/** SQL for the stays with an outcome in the period, of the age class on that day. @param from `lives`, with more columns */
export const outcomes = (
  { to, ageClass }: StatisticsQuery,
  from: RawBuilder<unknown> = sql`lives`,
): RawBuilder<unknown> => sql`${from} where outcome_on <= ${to}::date and ${isOfAge(ageClass, "outcome_on")}`;

/**
 * SQL for when animals are there at the end of a day: `since` is the first day, `until` the first on which they are not.
 * @param more columns of `lives`
 */
export function presence({ ageClass }: StatisticsQuery, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  const { since, until } = countedDays(ageClass);
  return sql`(select * from (select ${since} as since, ${until} as until ${more} from lives) as h where since < until) as here`;
}

/** SQL for a rate in the shape of the contract. */
export const rate = (numerator: RawBuilder<unknown>, denominator: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`json_build_object('numerator', ${numerator}, 'denominator', ${denominator}, 'percent', ${percent(numerator, denominator)})`;

/** SQL for a percentage with two decimals; null without a denominator. */
export const percent = (numerator: RawBuilder<unknown>, denominator: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(100.0 * (${numerator}) / nullif(${denominator}, 0), 2)`;

/**
 * SQL for how often each reason of the shelter's list was given, in a statement with {@link countedStays}: by type, the most
 * frequent first. Typed words that are not on the list are counted together, without a name. Stays without a reason are left
 * out.
 */
export function reasonCounts(of: "intake" | "outcome", query: StatisticsQuery): RawBuilder<unknown> {
  const [kind, value, hasWords] = [`${of}_type`, `${of}_reason_id`, `has_${of}_words`].map((name) => sql.ref(name));
  return sql`(
    select coalesce(json_agg(json_build_object('type', kind, 'count', n,
      'reason', case when v.id is not null then ${readersText("v.name")} end) order by kind, n desc, v.position), '[]')
    from (select ${kind} as kind, ${value} as value, count(*)::int as n
      from ${of === "intake" ? intakes(query) : outcomes(query)} and (${value} is not null or ${hasWords}) group by 1, 2) as given
      left join ${sql.table(`${of}_reasons`)} as v on v.id = given.value)`;
}

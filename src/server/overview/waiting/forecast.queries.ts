import { type RawBuilder, sql } from "kysely";
import { AGE_LIMITS_YEARS, SIZE_LIMITS_KG } from "../../../contract/animals/animals.ts";
import { FEWEST_ALIKE, type Forecast } from "../../../contract/animals/forecast.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { rowsOf } from "../../database/rows-of.ts";
import type { AlikeGroup } from "../../texts/alike-group.ts";
import { serverTexts } from "../../texts/texts.ts";
import { LIVE } from "../live.sql.ts";
import { type Lengths, survival, within } from "./kaplan-meier.ts";

/**
 * The groups, from the narrowest: what they have in common besides kind, age and way of coming. Still wider ones say no more of
 * an animal than all do, so they say nothing (docs/decisions/0085).
 */
const GROUPS: readonly (keyof AlikeGroup)[][] = [["size", "hasPast"], ["size"], []];

/** SQL for the age at the intake, from `animals as a` and `stays as s`. */
const AGE = sql`case when a.born_on is null then 'unknown'
  when s.intake_on < (a.born_on + interval '5 months')::date then 'young'
  when s.intake_on < (a.born_on + make_interval(years => ${sql.lit(AGE_LIMITS_YEARS.admin.adult)}))::date then 'adult'
  else 'senior' end`;
/** SQL for the size of a grown dog. */
const SIZE = sql`case when a.type <> 'Dog' or ${AGE} = 'young' then null when a.weight_kg is null then 'unknown'
  when a.weight_kg < ${sql.lit(SIZE_LIMITS_KG.small)} then 'small'
  when a.weight_kg < ${sql.lit(SIZE_LIMITS_KG.medium)} then 'medium' else 'large' end`;
/** SQL for whether the animal had been here before. */
const HAS_PAST = sql`exists (select from stays as b where b.animal_id = s.animal_id and b.id <> s.id and b.outcome_on <= s.intake_on)`;

/** SQL for the stays of animals that have in common what all groups have, with how narrow a group each is still in. */
const alike = (animalId: number, day: string): RawBuilder<unknown> => sql`
  me as materialized (
    select s.id, a.type, s.intake_type, ${AGE} as age, ${SIZE} as size, ${HAS_PAST} as has_past
    from stays as s join animals as a on a.id = s.animal_id
    where a.id = ${animalId} and a.archived_at is null and s.is_open and s.intake_on <= ${day}::date),
  alike as (
    select coalesce(s.outcome_on, ${day}::date) - s.intake_on as days, coalesce(${LIVE}, false) as has_left,
      case when ${SIZE} is distinct from me.size then 2 when ${HAS_PAST} <> me.has_past then 1 else 0 end as place
    from stays as s join animals as a on a.id = s.animal_id, me
    where a.type = me.type and s.intake_type = me.intake_type and ${AGE} = me.age and a.archived_at is null
      and s.intake_on <= ${day}::date and s.id <> me.id)`;

type Row = Required<Omit<AlikeGroup, "size">> & {
  size: AlikeGroup["size"] | null;
  lengths: (Lengths & { place: number })[];
};

/**
 * Within how many days animals like this one left alive; those that are still here count for as long as they have been, those
 * that died until then. @returns undefined for an animal that is not in care
 */
export async function forecast({ db, clock }: System, animalId: number): Promise<Forecast | undefined> {
  const [row] = await rowsOf(
    db,
    sql<Row>`with ${alike(animalId, today(clock))},
      lengths as (select place, days, count(*) filter (where has_left)::int as left, count(*) filter (where not has_left)::int as unknown
        from alike group by 1, 2)
      select type, age, intake_type as "intakeType", size, has_past as "hasPast",
        (select coalesce(json_agg(lengths), '[]') from lengths) as lengths
      from me`,
  );
  if (!row) return undefined;
  const place = GROUPS.findIndex((_, at) => countOf(row, at) >= FEWEST_ALIKE);
  if (place < 0) return { alike: countOf(row, GROUPS.length), tooFew: true };
  const curve = survival(row.lengths.filter((one) => one.place <= place));
  return {
    alike: countOf(row, place),
    group: serverTexts().alike.group(groupOf(row, place)),
    median: within(curve, 0.5),
    quartiles: [within(curve, 0.25), within(curve, 0.75)],
  };
}

const countOf = ({ lengths }: Row, place: number) =>
  lengths.filter((one) => one.place <= place).reduce((sum, { left, unknown }) => sum + left + unknown, 0);

function groupOf({ type, age, intakeType, size, hasPast }: Row, place: number): AlikeGroup {
  const has = (what: keyof AlikeGroup) => GROUPS[place]?.includes(what);
  return { type, age, intakeType, ...(size && has("size") && { size }), ...(has("hasPast") && { hasPast }) };
}

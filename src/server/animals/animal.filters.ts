import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  AGE_LIMITS_YEARS,
  type AgeClass,
  type AgeScale,
  type AnimalQuery,
  type AnimalStatus,
  type Energy,
  type MinScore,
  SIZE_LIMITS_KG,
  type Size,
} from "../../contract/animals/animals.ts";
import { type Clock, today } from "../base/clock.ts";
import { startsWithInRange } from "../database/search.ts";
import { isIncomplete } from "./animal.gaps.ts";
import { bornOn } from "./birth.ts";

/** Whether the appointment `ap` is in the next 24 hours (rules §3). */
export const isSoon = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`ap.date_of_appointment >= ${now} and ap.date_of_appointment < ${now}::timestamptz + interval '24 hours'`;

const hasAppointmentSoon = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from appointments as ap where ap.animal_id = a.id and ${isSoon(now)})`;

/** The status to show; `Appointment` is derived (rules §3). */
export const shownStatus = (now: Date): RawBuilder<AnimalStatus> =>
  sql<AnimalStatus>`case when a.status = 'Available' and ${hasAppointmentSoon(now)} then 'Appointment' else a.status end`;

/** Whether the animal carries this chip. */
const hasChip = (typed: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from chips as c where c.animal_id = a.id and c.number = ${typed.replace(/[\s*-]/g, "").toUpperCase()} and c.removed_at is null)`;

function statusIs(status: AnimalStatus, now: Date, alsoWithAppointment: boolean): RawBuilder<SqlBool> {
  if (status === "Appointment") return sql<SqlBool>`a.status = 'Available' and ${hasAppointmentSoon(now)}`;
  if (status !== "Available" || alsoWithAppointment) return sql<SqlBool>`a.status = ${status}`;
  return sql<SqlBool>`a.status = 'Available' and not ${hasAppointmentSoon(now)}`;
}

/** The limits are literals, so that PostgreSQL can reuse one plan. */
function sizeIs(size: Size): RawBuilder<SqlBool> {
  const [small, medium] = [sql.lit(SIZE_LIMITS_KG.small), sql.lit(SIZE_LIMITS_KG.medium)];
  if (size === "small") return sql<SqlBool>`a.weight_kg < ${small}`;
  if (size === "large") return sql<SqlBool>`a.weight_kg >= ${medium}`;
  return sql<SqlBool>`a.weight_kg >= ${small} and a.weight_kg < ${medium}`;
}

/** The animal is younger than this many full years: it was born after the same day that many years ago. */
const bornAfter = (day: string, years: number): RawBuilder<SqlBool> => sql<SqlBool>`a.born_on > ${bornOn(day, years)}`;

function ageClassIs(ageClass: AgeClass, scale: AgeScale, day: string): RawBuilder<SqlBool> {
  const { baby, adult } = AGE_LIMITS_YEARS[scale];
  if (ageClass === "baby") return bornAfter(day, baby);
  if (ageClass === "senior") return sql<SqlBool>`not ${bornAfter(day, adult)}`;
  return sql<SqlBool>`not ${bornAfter(day, baby)} and ${bornAfter(day, adult)}`;
}

const ENERGY_IS: Record<Energy, RawBuilder<SqlBool>> = {
  calm: sql<SqlBool>`a.score_energy <= 2`,
  medium: sql<SqlBool>`a.score_energy = 3`,
  lively: sql<SqlBool>`a.score_energy >= 4`,
};

/** The filters of a list. */
type Filters = Omit<AnimalQuery, "pageSize">;

const scoreIs = (column: "score_children" | "score_animals", minScore: MinScore): RawBuilder<SqlBool> =>
  sql<SqlBool>`a.${sql.ref(column)} >= ${sql.lit(Number(minScore))}`;

const scoreConditions = ({ goodWithChildren, goodWithAnimals, energy }: Filters) => [
  goodWithChildren && scoreIs("score_children", goodWithChildren),
  goodWithAnimals && scoreIs("score_animals", goodWithAnimals),
  energy && ENERGY_IS[energy],
];

/** In the shelter's care: also an adopted animal that waits to be fetched. */
const IN_CARE = sql<SqlBool>`a.id in (select s.animal_id from stays as s where s.is_open)`;

/**
 * The conditions for the filters of a list on `animals as a` (spec §2.4, §2.6; rules §1, §3).
 * @returns one condition for each filter in the query
 */
export function animalConditions(query: Filters, clock: Clock): RawBuilder<SqlBool>[] {
  const now = clock.now();
  const { availableFor } = query;
  const conditions: (RawBuilder<SqlBool> | undefined)[] = [
    query.q ? startsWithInRange(sql.ref("a.name_folded"), query.q) : undefined,
    query.type && sql<SqlBool>`a.type = ${query.type}`,
    query.sex && sql<SqlBool>`a.sex = ${query.sex}`,
    query.breed ? sql<SqlBool>`a.breed = ${query.breed}` : undefined,
    query.chip === undefined ? undefined : hasChip(query.chip),
    query.incomplete ? isIncomplete : undefined,
    query.here ? IN_CARE : undefined,
    query.animalGroupId === undefined ? undefined : sql<SqlBool>`a.animal_group_id = ${query.animalGroupId}`,
    query.size && sizeIs(query.size),
    query.ageClass && ageClassIs(query.ageClass, query.ageScale ?? "public", today(clock)),
    ...scoreConditions(query),
    query.homeNeeded && sql<SqlBool>`a.home_needed = ${query.homeNeeded}`,
    query.status && statusIs(query.status, now, availableFor !== undefined),
    availableFor === "Adoption" ? sql<SqlBool>`a.status = 'Available'` : undefined,
    availableFor === "Appointment" ? IN_CARE : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

import { sql } from "kysely";
import { ANIMAL_TYPES, type AnimalType } from "../../../contract/animals/animals.ts";
import type { OutcomeType } from "../../../contract/animals/stays.ts";
import type { StatisticsFigures } from "../../../contract/overview/statistics.ts";
import { valueName } from "../../animals/stays/stay.words.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { summarise } from "./statistics.queries.ts";

type Period = { from: string; to: string };

/** How many of each species. */
export type ByType = Record<AnimalType, number>;

/** The yearly figures for the veterinary inspection; of the current year, those until today. */
export type InspectionFigures = Period & {
  summaries: Record<AnimalType, StatisticsFigures>;
  /** Deaths and losses by subtype, from the shelter's list or typed by staff: `bitten`, `escaped`. */
  subtypes: (ByType & { outcomeType: OutcomeType; subtype: string })[];
  /** Intakes by the commune that pays; blank when it is unknown. */
  communes: (ByType & { paidBy: string })[];
  /** In the shelter's care at the end, and elsewhere: in foster homes, on trial, at a vet. */
  away: ByType;
  places: number;
};

/** Reads the figures; intakes, outcomes and populations are those of the statistics (rules §14). */
export async function readInspectionFigures(system: System, period: Period): Promise<InspectionFigures> {
  const { db } = system;
  const summaries: [AnimalType, StatisticsFigures][] = [];
  for (const type of ANIMAL_TYPES) summaries.push([type, await summarise(system, { ...period, type })]);
  const [away = { Dog: 0, Cat: 0 }] = await awayAt(db, period.to);
  return {
    ...period,
    summaries: Object.fromEntries(summaries) as Record<AnimalType, StatisticsFigures>,
    subtypes: await subtypesOf(db, period),
    communes: await communesOf(db, period),
    away,
    places: await placesAt(db, period.to),
  };
}

/** SQL for a count of each species. */
const BY_TYPE = sql`count(*) filter (where a.type = 'Dog')::int as "Dog", count(*) filter (where a.type = 'Cat')::int as "Cat"`;

const STAYS = sql`stays as s join animals as a on a.id = s.animal_id and a.archived_at is null`;

/** Subtypes that differ only in case or accents are counted together. */
const subtypesOf = (db: Db, { from, to }: Period) =>
  rowsOf(
    db,
    sql<InspectionFigures["subtypes"][number]>`
      select s.outcome_type as "outcomeType", min(s.subtype) as subtype, ${BY_TYPE} from (
        select o.*, coalesce(o.value, o.outcome_subtype) as subtype
        from (select s.*, ${valueName("outcome_subtype")} as value from stays as s) as o
      ) as s join animals as a on a.id = s.animal_id and a.archived_at is null
      where s.outcome_on between ${from} and ${to} and s.outcome_type in ('died', 'lost') and s.subtype <> ''
      group by s.outcome_type, fold(s.subtype) order by min(s.subtype) collate "pl-x-icu"`,
  );

const communesOf = (db: Db, { from, to }: Period) =>
  rowsOf(
    db,
    sql<InspectionFigures["communes"][number]>`
      select min(s.paid_by) as "paidBy", ${BY_TYPE} from ${STAYS}
      where s.intake_on between ${from} and ${to} and s.intake_type <> 'dead_on_arrival'
      group by fold(s.paid_by) order by min(s.paid_by) = '', min(s.paid_by) collate "pl-x-icu"`,
  );

const awayAt = (db: Db, day: string) =>
  rowsOf(
    db,
    sql<ByType>`select ${BY_TYPE} from placements as p join ${STAYS} on s.id = p.stay_id
      where p.from_on <= ${day} and (p.until_on is null or p.until_on > ${day})
        and s.intake_on <= ${day} and (s.outcome_on is null or s.outcome_on > ${day})`,
  );

/** How many places there were on a day, by the history of the units (`0005-care.sql`). */
async function placesAt(db: Db, day: string): Promise<number> {
  const [{ places } = { places: 0 }] = await rowsOf(
    db,
    sql<{ places: number }>`select coalesce(sum(places), 0)::int as places from (
      select distinct on (unit_id) places from unit_places where since <= ${day} order by unit_id, since desc) as last`,
  );
  return places;
}

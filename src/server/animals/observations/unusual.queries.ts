import { sql } from "kysely";
import {
  FRESH_DAYS,
  SIGN_NAMES,
  SIGNS,
  type SignName,
  type UnusualAnimal,
  type UnusualSign,
  USUAL_DAYS,
  WEIGHT_DOWN_PERCENT,
} from "../../../contract/animals/observations.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { departure } from "./departure.ts";

type Place = Pick<UnusualAnimal, "animalId" | "animal" | "unit">;
type SeenRow = Place & { what: SignName; values: string[]; on: string };
type WeightRow = Place & { on: string; kg: number; usualKg: number; percent: number };

/** SQL that joins the unit to the open stay `s` of animal `a`. */
const withUnit = sql`left join unit_stays as h on h.stay_id = s.id and h.until is null
  left join units as u on u.id = h.unit_id left join locations as l on l.id = u.location_id`;
const place = sql`a.id as "animalId", a.name as animal, l.name || ', ' || u.name as unit`;

/** SQL for whether a value is not as it should be. */
const departs = sql.join(
  SIGN_NAMES.map((name) => sql`${sql.ref(`q.${name}`)} <> ${sql.lit(SIGNS[name][0])}`),
  sql` or `,
);

/**
 * What was seen in the last 14 days of animals of which something was not as it should be in the last days, the latest first,
 * within their stay.
 */
const seenLately = (day: string) => sql<SeenRow>`
  select ${place}, v.what, array_agg(v.value order by o.on_day desc, o.id desc) as values, max(o.on_day) as on
  from stays as s join animals as a on a.id = s.animal_id and a.archived_at is null ${withUnit}
  join observations as o on o.animal_id = a.id and o.on_day > ${day}::date - ${USUAL_DAYS}::int and o.on_day >= s.intake_on
  cross join lateral (values ${sql.join(SIGN_NAMES.map((name) => sql`(${sql.lit(name)}, ${sql.ref(`o.${name}`)})`))}) as v(what, value)
  where s.is_open and v.value is not null and a.id in (
    select q.animal_id from observations as q where q.on_day > ${day}::date - ${FRESH_DAYS}::int and (${departs}))
  group by a.id, a.name, l.name, u.name, v.what
  having max(o.on_day) > ${day}::date - ${FRESH_DAYS}::int and count(*) > 1`;

/** The last weight of 14 days, against the middle one of those in the 14 days before it, or the last one before. */
const weighedLately = (day: string) => sql<WeightRow>`
  select ${place}, w.weighed_on as on, w.kg, b.kg as "usualKg", round(100 * (w.kg / b.kg - 1), 1) as percent
  from stays as s join animals as a on a.id = s.animal_id and a.archived_at is null ${withUnit}
  join lateral (select weighed_on, kg from weights where animal_id = a.id and weighed_on > ${day}::date - ${USUAL_DAYS}::int
    and weighed_on >= s.intake_on order by weighed_on desc limit 1) as w on true
  cross join lateral (select coalesce(
    (select round((percentile_cont(0.5) within group (order by kg))::numeric, 2) from weights
      where animal_id = a.id and weighed_on < w.weighed_on and weighed_on >= w.weighed_on - ${USUAL_DAYS}::int
        and weighed_on >= s.intake_on),
    (select kg from weights where animal_id = a.id and weighed_on < w.weighed_on and weighed_on >= s.intake_on
      order by weighed_on desc limit 1)) as kg) as b
  where s.is_open and w.kg <= b.kg * ${1 - WEIGHT_DOWN_PERCENT / 100}::numeric`;

/** Animals in the shelter that depart from their own usual, by name, each with how (decision 0087). */
export async function unusualAnimals({ db, clock }: System): Promise<UnusualAnimal[]> {
  const day = today(clock);
  const [seen, weighed] = await Promise.all([seenLately(day).execute(db), weighedLately(day).execute(db)]);
  const found = new Map<number, UnusualAnimal>();
  const add = ({ animalId, animal, unit }: Place, sign: UnusualSign) => {
    const known = found.get(animalId) ?? { animalId, animal, unit, signs: [] };
    found.set(animalId, { ...known, signs: [...known.signs, sign] });
  };
  for (const row of seen.rows.toSorted(bySign)) {
    const how = departure(row.what, row.values);
    if (how) add(row, { what: row.what, on: row.on, ...how } as UnusualSign);
  }
  for (const { kg, usualKg, percent, on, ...row } of weighed.rows)
    add(row, { what: "weight", kg, usualKg, percent, on });
  return [...found.values()].toSorted(
    (one, other) => one.animal.localeCompare(other.animal, "pl") || one.animalId - other.animalId,
  );
}

const bySign = (one: SeenRow, other: SeenRow) => SIGN_NAMES.indexOf(one.what) - SIGN_NAMES.indexOf(other.what);

import { type RawBuilder, sql } from "kysely";
import type { Location, Unit, UnitOfAnimal } from "../../../contract/animals/units.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import { type Holder, may, permitted } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";

/** SQL for the animals that live in unit `u`, as `a`, since `h.since`. Archived ones were a mistake. */
const living = sql`unit_stays as h join stays as s on s.id = h.stay_id join animals as a on a.id = s.animal_id
  where h.unit_id = u.id and h.until is null and a.archived_at is null`;

type UnitRow = Omit<UnitOfAnimal, "isOver">;

/** The unit in which the animal of a stay lives, and how many animals are there. */
export async function unitOf(db: Db, stayId: number): Promise<UnitOfAnimal | undefined> {
  const { rows } = await unitIn(stayId).execute(db);
  return rows[0] && presentUnit(rows[0]);
}

/** @returns the unit in the shape of the contract */
export const presentUnit = (row: UnitRow): UnitOfAnimal => ({ ...row, isOver: row.animals > row.capacity });

/** The query for it. @param stay its id, or SQL for it */
export const unitIn = (stay: number | RawBuilder<number>) => sql<UnitRow>`
    select u.id as "unitId", u.name as unit, l.id as "locationId", l.name as location, u.capacity,
      (select count(*)::int from ${living}) as animals
    from unit_stays as o join units as u on u.id = o.unit_id join locations as l on l.id = u.location_id
    where o.stay_id = ${stay} and o.until is null`;

/** The names of the animals in a unit. */
export async function namesIn(db: Db, unitId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.name from units as u cross join lateral (select a.name, a.id from ${living}) as a
    where u.id = ${unitId} order by a.name collate "pl-x-icu", a.id`.execute(db);
  return rows.map(({ name }) => name);
}

const WRITE = "care.write";

type Row = Omit<Location, "actions" | "units"> & { units: Omit<Unit, "actions">[] };

/** SQL for the facts of unit `u`. */
export const unitColumns = sql`u.id, u.name, u.capacity, u.area_m2 as area, u.blocked, u.species`;

/**
 * Locations with their units and the animals there, by name. Retired units are left out, and locations without other units.
 * @param which.retired with retired units
 * @param which.id only this location, with all its units
 */
export async function listLocations(
  { db, actor }: Pick<Context, "db" | "actor">,
  { retired = false, id }: { retired?: boolean | undefined; id?: number } = {},
): Promise<Location[]> {
  const isAll = retired || id !== undefined;
  const { rows } = await sql<Row>`
    select l.id, l.name, l.kind, coalesce(json_agg(u order by u.name collate names_with_numbers, u.id)
      filter (where u.id is not null), '[]') as units
    from locations as l left join lateral (
      select ${unitColumns}, u.retired_at as "retiredAt", (
        select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'since', a.since)
          order by a.name collate "pl-x-icu", a.id), '[]') from (select a.id, a.name, h.since from ${living}) as a) as animals
      from units as u where u.location_id = l.id ${isAll ? sql`` : sql`and u.retired_at is null`}) as u on true
    where ${id === undefined ? sql`true` : sql`l.id = ${id}`}
    group by l.id ${isAll ? sql`` : sql`having count(u.id) > 0`}
    order by l.name collate names_with_numbers, l.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    units: row.units.map((unit) => present(unit, actor)),
    actions: permitted(actor, { edit: WRITE }),
  }));
}

function present({ animals, retiredAt, ...unit }: Omit<Unit, "actions">, who: Holder): Unit {
  const possible = retiredAt === null ? (["edit", "retire"] as const) : (["restore"] as const);
  return {
    ...unit,
    animals: animals.map((animal) => ({ ...animal, since: instant(animal.since) })),
    retiredAt: instantOrNull(retiredAt),
    actions: may(who, WRITE) ? [...possible] : [],
  };
}

/** @throws HttpProblem 404 */
export async function readLocation(context: Pick<Context, "db" | "actor">, id: number): Promise<Location> {
  const [location] = await listLocations(context, { id });
  return orNotFound(location, recordTexts().care.locationNotFound);
}

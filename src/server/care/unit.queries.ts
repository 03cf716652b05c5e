import { sql } from "kysely";
import type { Location, UnitOfAnimal } from "../../contract/care.ts";
import { instant } from "../clock.ts";
import type { Db } from "../database/pool.ts";

/** Where the animal of a stay lives, and how full it is there. */
export async function unitOf(db: Db, stayId: number): Promise<UnitOfAnimal | undefined> {
  const { rows } = await sql<Omit<UnitOfAnimal, "isOver">>`
    select u.id as "unitId", u.name as unit, l.id as "locationId", l.name as location, u.capacity,
      (select count(*) from unit_stays as o where o.unit_id = u.id and o.until is null) as animals
    from unit_stays as h join units as u on u.id = h.unit_id join locations as l on l.id = u.location_id
    where h.stay_id = ${stayId} and h.until is null`.execute(db);
  const [row] = rows;
  return row && { ...row, isOver: row.animals > row.capacity };
}

type Row = Omit<Location, "units"> & { units: Location["units"] };

/** All places with their units and who lives there, by name. @param id only this place */
export async function listLocations(db: Db, id?: number): Promise<Location[]> {
  const { rows } = await sql<Row>`
    select l.id, l.name, l.kind, (
      select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'capacity', u.capacity, 'area', u.area_m2,
        'blocked', u.blocked, 'animals', (
          select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'since', h.since) order by a.name collate "pl-x-icu", a.id), '[]')
          from unit_stays as h join stays as s on s.id = h.stay_id join animals as a on a.id = s.animal_id
          where h.unit_id = u.id and h.until is null and a.archived_at is null)) order by u.name collate "pl-x-icu", u.id), '[]')
      from units as u where u.location_id = l.id) as units
    from locations as l ${id === undefined ? sql`` : sql`where l.id = ${id}`}
    order by l.name collate "pl-x-icu", l.id`.execute(db);
  const withInstants = (animals: Location["units"][number]["animals"]) =>
    animals.map((animal) => ({ ...animal, since: instant(animal.since) }));
  return rows.map((row) => ({ ...row, units: row.units.map((u) => ({ ...u, animals: withInstants(u.animals) })) }));
}

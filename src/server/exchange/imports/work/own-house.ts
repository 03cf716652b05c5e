import { sql } from "kysely";
import type { Db } from "../../../database/pool.ts";
import type { OwnValues } from "../rows/facts.ts";
import type { ImportRow } from "./import.row.ts";

const json = (rows: readonly unknown[]) => JSON.stringify(rows);

/** Lists whose values have kinds of intakes or outcomes and an order. */
const OF_STAYS = ["intake_subtypes", "intake_reasons", "outcome_subtypes", "outcome_reasons"] as const;

/** Lists whose values have a name alone. */
const BY_NAME = ["animal_attribute_types", "colours"] as const;

const LISTED = sql`(list text, name text, names jsonb, types jsonb, position int, is_retired boolean, category text,
  species text, needs_batch boolean, description text)`;

/** Adds the values of lists that the shelter does not have under any name. */
async function addLists(tx: Db, rows: readonly OwnValues[], now: Date): Promise<void> {
  const input = json(rows);
  for (const list of OF_STAYS)
    await sql`
      insert into ${sql.table(list)} (name, names, types, position, retired_at)
      select x.name, coalesce(x.names, '{}'), array(select jsonb_array_elements_text(x.types)), x.position,
        case when x.is_retired then ${now}::timestamptz end
      from jsonb_to_recordset(${input}::jsonb) as x ${LISTED}
      where x.list = ${list} and not exists (select from ${sql.table(list)} as v where is_called(v.name, v.names, x.name, x.names))
      on conflict do nothing`.execute(tx);
  await sql`
    insert into treatment_kinds (name, names, category, species, needs_batch)
    select x.name, coalesce(x.names, '{}'), x.category, x.species, x.needs_batch
    from jsonb_to_recordset(${input}::jsonb) as x ${LISTED}
    where x.list = 'treatment_kinds' and not exists (
      select from treatment_kinds as v where v.category = x.category and is_called(v.name, v.names, x.name, x.names))`.execute(
    tx,
  );
  for (const list of BY_NAME)
    await sql`
      insert into ${sql.table(list)} (name, names, retired_at)
      select x.name, coalesce(x.names, '{}'), case when x.is_retired then ${now}::timestamptz end
      from jsonb_to_recordset(${input}::jsonb) as x ${LISTED}
      where x.list = ${list} and not exists (select from ${sql.table(list)} as v where is_called(v.name, v.names, x.name, x.names))
      on conflict do nothing`.execute(tx);
  await sql`
    insert into animal_groups (name, names, description, archived_at)
    select x.name, coalesce(x.names, '{}'), x.description, case when x.is_retired then ${now}::timestamptz end
    from jsonb_to_recordset(${input}::jsonb) as x ${LISTED}
    where x.list = 'animal_groups' and not exists (select from animal_groups as v where is_called(v.name, v.names, x.name, x.names))`.execute(
    tx,
  );
}

/** Adds the units that the shelter does not have under their names, and remembers all by their numbers there. */
async function addUnits(tx: Db, { id, source }: ImportRow, units: readonly OwnValues[], places: readonly OwnValues[]) {
  const input = json(units);
  await sql`
    insert into locations (name, kind)
    select distinct on (fold(x.location)) x.location, x.location_kind
    from jsonb_to_recordset(${input}::jsonb) as x (location text, location_kind text)
    order by fold(x.location)
    on conflict do nothing`.execute(tx);
  const { rows: added } = await sql<{ key: string; id: number; isNew: boolean }>`
    with given as materialized (
      select x.*, l.id as location_id from jsonb_to_recordset(${input}::jsonb) as x (unit_id text, unit text, location text,
        capacity int, area_m2 numeric, blocked boolean, retired_at timestamptz, places_since date)
      join locations as l on fold(l.name) = fold(x.location) where x.unit_id is not null),
    known as (
      select g.unit_id as key, coalesce(k.record_id, u.id) as id from given as g
      left join imported_records as k on k.kind = 'unit' and k.source = ${source} and k.external_id = g.unit_id
      left join units as u on u.location_id = g.location_id and fold(u.name) = fold(g.unit) and u.retired_at is null
        and g.retired_at is null
      where coalesce(k.record_id, u.id) is not null),
    fresh as materialized (
      select g.*, nextval(pg_get_serial_sequence('units', 'id'))::int as id from given as g
      where not exists (select from known as k where k.key = g.unit_id)),
    added as (
      insert into units (id, location_id, name, capacity, area_m2, blocked, retired_at, places_since)
      overriding system value
      select id, location_id, unit, capacity, area_m2, blocked, retired_at, places_since from fresh)
    select key, id, false as "isNew" from known union all select unit_id, id, true from fresh`.execute(tx);
  await sql`
    insert into imported_records (kind, source, external_id, record_id, import_id, sheet, "row", facts_hash, written)
    select 'unit', ${source}, x.key, x.id, ${id}::int, 0, 0, '', '{}'
    from jsonb_to_recordset(${json(added)}::jsonb) as x (key text, id int)
    on conflict do nothing`.execute(tx);
  await addPlaces(
    tx,
    added.filter(({ isNew }) => isNew),
    places,
  );
}

/** Since when new units have how many places. */
async function addPlaces(tx: Db, units: readonly { key: string; id: number }[], places: readonly OwnValues[]) {
  const ids = new Map(units.map(({ key, id }) => [key, id]));
  const rows = places.flatMap((place) => {
    const unit_id = ids.get(String(place.unit_id));
    return unit_id === undefined ? [] : [{ ...place, unit_id }];
  });
  if (rows.length === 0) return;
  await sql`delete from unit_places where unit_id = any(${[...ids.values()]}::int[])`.execute(tx);
  await sql`
    insert into unit_places (unit_id, since, places)
    select unit_id, since, places from jsonb_to_recordset(${json(rows)}::jsonb) as x (unit_id int, since date, places int)
    on conflict do nothing`.execute(tx);
}

/** Adds the house and the lists of an export, as far as the shelter does not have them. They stay when the import is undone. */
export async function addHouse(
  tx: Db,
  at: ImportRow,
  rows: readonly { sheet: string; values: OwnValues }[],
  now: Date,
) {
  const of = (sheet: string) => rows.filter((row) => row.sheet === sheet).map(({ values }) => values);
  if (rows.length === 0) return;
  await addLists(tx, of("lists"), now);
  await addUnits(tx, at, of("units"), of("places"));
}

import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { type Keys, workOn } from "../../parts/keys/keys.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";
import { WORK } from "../animal.fields.ts";
import { deriveStatuses } from "../stays/stay.status.ts";

/** SQL for whether a row is another one than has come in with its animal, which `k` of `imported_records` says. */
const isNew = (table: string, row: string, id = "id") => {
  const known = sql`k.brought -> ${sql.lit(table)} ->> ${sql.ref(`${row}.${id}`)}::text`;
  return sql`(${known} is distinct from md5(${sql.raw(row)}::text))`;
};

/** SQL for whether anything hangs on a record that an import has not brought: somebody has worked on it. */
export function isWorkedOn(keys: Keys, of: Parameters<typeof workOn>[1], id: RawBuilder<unknown>) {
  const any = workOn(keys, of).map(({ table, column, brought }) => {
    const isTheirs = brought === undefined ? sql`true` : isNew(table, "w", brought);
    return sql`exists (select from ${sql.table(table)} as w where ${sql.ref(`w.${column}`)} = ${id} and ${isTheirs})`;
  });
  return sql`(${sql.join(any, sql` or `)})`;
}

/** What an import has added to an animal besides its columns. */
export type Added = {
  animalId: number;
  chips: string[];
  weighedOn?: string | undefined;
  photoIds: number[];
  treatmentIds: number[];
  placementIds: number[];
};

/** SQL for doses that somebody has given or planned here: not those of a rule, and not these. */
const isGivenHere = (keys: Keys, own: readonly number[]) =>
  sql`not (t.state in ('planned', 'cancelled') and t.rule_id is not null
  and t.closed_by is null) and t.id <> all (${own}::int[]) and (${isNew("treatments", "t")} or ${isWorkedOn(keys, "treatments", sql`t.id`)})`;

/**
 * Those of these stays on which somebody has worked: they stay when an import is undone.
 * @param own what the import has added to them itself, as it was written
 */
export async function staysWorkedOn(
  tx: Db,
  keys: Keys,
  ids: readonly number[],
  own: Pick<Added, "treatmentIds" | "placementIds">,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stays as s left join imported_records as k on k.kind = 'animal' and k.record_id = s.animal_id
    where s.id = any(${ids}::int[]) and (${isWorkedOn(keys, "stays", sql`s.id`)}
      or exists (select from treatments as t where t.stay_id = s.id and ${isGivenHere(keys, own.treatmentIds)})
      or exists (select from placements as p where p.stay_id = s.id and p.id <> all (${own.placementIds}::int[])
        and (${isNew("placements", "p")} or ${isWorkedOn(keys, "placements", sql`p.id`)}))
      or exists (select from stay_contacts as c where c.stay_id = s.id and c.user_id is not null))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Those of these animals on which somebody has worked.
 * @param added what the import has added to them itself, which does not count
 */
export async function animalsWorkedOn(tx: Db, keys: Keys, added: readonly Added[]): Promise<Set<number>> {
  const treatmentIds = added.flatMap((one) => one.treatmentIds);
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select x."animalId" as id, x.chips, x."weighedOn" as weighed_on, x."photoIds" as photo_ids
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as x ("animalId" int, chips text[], "weighedOn" date, "photoIds" int[]))
    select g.id from given as g join animals as a using (id)
    left join imported_records as k on k.kind = 'animal' and k.record_id = a.id
    where (not coalesce(k.written ? 'not_for_adoption', false) and (not a.not_for_adoption or a.show_while_in_care))
      or (not coalesce(k.written ? 'archived_at', false) and (a.archived_at is not null or a.animal_group_id is not null
        or ${sql.raw(WORK)}))
      or ${isWorkedOn(keys, "animals", sql`g.id`)}
      or exists (select from treatments as t where t.animal_id = g.id
        and ${isGivenHere(keys, treatmentIds)})
      or exists (select from photos as p where p.animal_id = g.id and p.id <> all (g.photo_ids))
      or exists (select from chips as c where c.animal_id = g.id and (c.number <> all (coalesce(g.chips, '{}')) or c.removed_at is not null)
        and ${isNew("chips", "c")})
      or exists (select from weights as w where w.animal_id = g.id and w.weighed_on is distinct from g.weighed_on
        and ${isNew("weights", "w", "weighed_on")})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes stays that an import has added, with what only they have; their numbers in the register are free again. */
export async function removeStays(tx: Db, ids: readonly number[], day: string): Promise<void> {
  if (ids.length === 0) return;
  const years = await tx.deleteFrom("register_entries").where("stay_id", "=", anyOf(ids)).returning("year").execute();
  const { rows: files } = await sql<{ key: string }>`
    with reports as (
      delete from foster_reports where placement_id in (select id from placements where stay_id = any(${ids}::int[]))
      returning photo_key as key),
    attached as (
      delete from attachments where treatment_id in (select id from treatments where stay_id = any(${ids}::int[]))
      returning key)
    select key from reports where key is not null union all select key from attached`.execute(tx);
  await queuePhotoDeletion(
    tx,
    files.map(({ key }) => key),
  );
  await tx.deleteFrom("treatments").where("stay_id", "=", anyOf(ids)).execute();
  for (const table of ["holds", "placements", "unit_stays"] as const)
    await tx.deleteFrom(table).where("stay_id", "=", anyOf(ids)).execute();
  const gone = await tx.deleteFrom("stays").where("id", "=", anyOf(ids)).returning("animal_id").execute();
  await freeNumbers(tx, [...new Set(years.map(({ year }) => year))]);
  await deriveStatuses(tx, [...new Set(gone.map(({ animal_id }) => animal_id))], day);
}

/** The last number of a year is the last one that a stay has: what was given to deleted stays is given again. */
async function freeNumbers(tx: Db, years: readonly number[]): Promise<void> {
  await sql`
    with lasts as (
      select y.year, (select max(number) from register_entries as e where e.year = y.year) as last
      from register_years as y where y.year = any(${years}::int[]))
    update register_years as y set last_number = l.last from lasts as l where l.year = y.year and l.last is not null`.execute(
    tx,
  );
  await sql`delete from register_years as y where y.year = any(${years}::int[])
    and not exists (select from register_entries as e where e.year = y.year)`.execute(tx);
}

/** Deletes animals that an import has added and that have no stay any more. */
export async function removeAnimals(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("animals")
    .set({ main_photo_id: null })
    .where("id", "=", anyOf(ids))
    .where("main_photo_id", "is not", null)
    .execute();
  const { rows: files } = await sql<{ key: string }>`
    select key from photos where animal_id = any(${ids}::int[])
    union all select photo_key from observations where animal_id = any(${ids}::int[]) and photo_key is not null
    union all select f.key from attachments as f left join treatments as t on t.id = f.treatment_id
      where coalesce(f.animal_id, t.animal_id) = any(${ids}::int[])`.execute(tx);
  await tx.deleteFrom("photos").where("animal_id", "=", anyOf(ids)).execute();
  await tx.deleteFrom("treatments").where("animal_id", "=", anyOf(ids)).execute();
  await tx.deleteFrom("chips").where("animal_id", "=", anyOf(ids)).execute();
  await tx.deleteFrom("weights").where("animal_id", "=", anyOf(ids)).execute();
  await tx.deleteFrom("animals").where("id", "=", anyOf(ids)).execute();
  await queuePhotoDeletion(
    tx,
    files.map(({ key }) => key),
  );
}

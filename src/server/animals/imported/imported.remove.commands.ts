import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";
import { WORK } from "../animal.fields.ts";
import { deriveStatuses } from "../stays/stay.status.ts";

/** Tables whose rows show that somebody has worked on a stay. */
export const WORK_ON_STAYS: readonly (readonly [table: string, column: string])[] = [
  ["adoptions", "stay_id"],
  ["holds", "stay_id"],
  ["unit_stays", "stay_id"],
  ["stay_reopenings", "stay_id"],
];

/** Tables whose rows show that somebody has worked on an animal. */
export const WORK_ON_ANIMALS: readonly (readonly [table: string, column: string])[] = [
  ["adoptions", "animal_id"],
  ["animal_attribute_scores", "animal_id"],
  ["appointments", "animal_id"],
  ["attachments", "animal_id"],
  ["donations", "animal_id"],
  ["favourites", "animal_id"],
  ["merges", "animal_id"],
  ["monthly_gifts", "animal_id"],
  ["news_animals", "animal_id"],
  ["newsletter_animals", "animal_id"],
  ["observations", "animal_id"],
  ["search_finds", "animal_id"],
  ["tasks", "animal_id"],
  ["visits", "animal_id"],
  ["waiting_notes", "animal_id"],
];

/** Tables whose rows an export brings in with their animals, and what tells the rows apart. */
const BROUGHT: Readonly<Record<string, string>> = {
  animal_attribute_scores: "attribute_type_id",
  attachments: "id",
  chips: "id",
  foster_reports: "id",
  holds: "id",
  observations: "id",
  placements: "id",
  treatments: "id",
  unit_stays: "id",
  waiting_notes: "id",
  weights: "weighed_on",
};

/** SQL for whether a row is another one than has come in with its animal, which `k` of `imported_records` says. */
const isNew = (table: string, row: string) => {
  const id = BROUGHT[table];
  if (id === undefined) return sql`true`;
  const known = sql`k.brought -> ${sql.lit(table)} ->> ${sql.ref(`${row}.${id}`)}::text`;
  return sql`(${known} is distinct from md5(${sql.raw(row)}::text))`;
};

const anyWork = (tables: typeof WORK_ON_STAYS, id: RawBuilder<unknown>) =>
  sql.join(
    tables.map(
      ([table, column]) => sql`exists (select from ${sql.table(table)} as w where ${sql.ref(`w.${column}`)} = ${id}
      and ${isNew(table, "w")})`,
    ),
    sql` or `,
  );

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
const isGivenHere = (own: readonly number[]) => sql`not (t.state in ('planned', 'cancelled') and t.rule_id is not null
  and t.closed_by is null) and t.id <> all (${own}::int[]) and (${isNew("treatments", "t")} or ${hangsOnTreatment(sql`t.id`)})`;

/**
 * Those of these stays on which somebody has worked: they stay when an import is undone.
 * @param own what the import has added to them itself, as it was written
 */
export async function staysWorkedOn(
  tx: Db,
  ids: readonly number[],
  own: Pick<Added, "treatmentIds" | "placementIds">,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stays as s left join imported_records as k on k.kind = 'animal' and k.record_id = s.animal_id
    where s.id = any(${ids}::int[]) and (${anyWork(WORK_ON_STAYS, sql`s.id`)}
      or exists (select from treatments as t where t.stay_id = s.id and ${isGivenHere(own.treatmentIds)})
      or exists (select from placements as p where p.stay_id = s.id and p.id <> all (${own.placementIds}::int[])
        and (${isNew("placements", "p")} or ${hangsOnPlacement(sql`p.id`)}))
      or exists (select from stay_contacts as c where c.stay_id = s.id and c.user_id is not null))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Those of these animals on which somebody has worked.
 * @param added what the import has added to them itself, which does not count
 */
export async function animalsWorkedOn(tx: Db, added: readonly Added[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select x."animalId" as id, x.chips, x."weighedOn" as weighed_on, x."photoIds" as photo_ids
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as x ("animalId" int, chips text[], "weighedOn" date, "photoIds" int[]))
    select g.id from given as g join animals as a using (id)
    left join imported_records as k on k.kind = 'animal' and k.record_id = a.id
    where (not coalesce(k.written ? 'not_for_adoption', false) and (not a.not_for_adoption or a.show_while_in_care))
      or (not coalesce(k.written ? 'archived_at', false) and (a.archived_at is not null or a.animal_group_id is not null
        or ${sql.raw(WORK)}))
      or ${anyWork(WORK_ON_ANIMALS, sql`g.id`)}
      or exists (select from treatments as t where t.animal_id = g.id
        and ${isGivenHere(added.flatMap(({ treatmentIds }) => treatmentIds))})
      or exists (select from photos as p where p.animal_id = g.id and p.id <> all (g.photo_ids))
      or exists (select from chips as c where c.animal_id = g.id and (c.number <> all (coalesce(g.chips, '{}')) or c.removed_at is not null)
        and ${isNew("chips", "c")})
      or exists (select from weights as w where w.animal_id = g.id and w.weighed_on is distinct from g.weighed_on
        and ${isNew("weights", "w")})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** SQL for whether anything hangs on the dose `treatment`: a correction, a file, a letter. */
export const hangsOnTreatment = (treatment: RawBuilder<unknown>) =>
  anyWork(
    [
      ["treatment_corrections", "treatment_id"],
      ["attachments", "treatment_id"],
      ["aftercare_letters", "treatment_id"],
    ],
    treatment,
  );

/** SQL for whether anything hangs on the time in a foster home `placement`: a report, a weight. */
export const hangsOnPlacement = (placement: RawBuilder<unknown>) =>
  anyWork(
    [
      ["foster_reports", "placement_id"],
      ["weights", "placement_id"],
    ],
    placement,
  );

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

import { sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import type { Bulk, ImportedPlacement, ImportedTreatment } from "./imported.ts";

/** Adds doses, tests and operations. @returns the ids of those that were added: what is planned already is left out */
export async function addImportedTreatments(
  { tx, now, accountId }: Bulk,
  treatments: readonly ImportedTreatment[],
): Promise<Set<number>> {
  if (treatments.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    insert into treatments (id, animal_id, stay_id, kind_id, state, given_on, due_on, product, batch, dose, result, protects_until,
      note, recorded_at, recorded_by, closed_at, closed_by)
    overriding system value
    select id, animal_id, stay_id, kind_id, state, given_on, due_on, product, batch, dose, result, protects_until, note, ${now},
      ${accountId}::int, case when state = 'given' then ${now}::timestamptz end, case when state = 'given' then ${accountId}::int end
    from jsonb_to_recordset(${JSON.stringify(treatments)}::jsonb) as x (id int, animal_id int, stay_id int, kind_id int,
      state text, given_on date, due_on date, product text, batch text, dose text, result text, protects_until date, note text)
    on conflict do nothing returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Adds times in foster homes. @returns the ids of those that were added: at most one at a time is */
export async function addImportedPlacements(
  { tx, now, accountId }: Bulk,
  placements: readonly ImportedPlacement[],
): Promise<Set<number>> {
  if (placements.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    insert into placements (id, stay_id, kind, person_name, from_on, until_on, recorded_at, recorded_by, ended_at, ended_by)
    overriding system value
    select id, stay_id, kind, person_name, from_on, until_on, ${now}, ${accountId}::int,
      case when until_on is not null then ${now}::timestamptz end, case when until_on is not null then ${accountId}::int end
    from jsonb_to_recordset(${JSON.stringify(placements)}::jsonb)
      as x (id int, stay_id int, kind text, person_name text, from_on date, until_on date)
    on conflict do nothing returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes doses and placements that an import has added. */
export async function removeCare(tx: Db, treatments: readonly number[], placements: readonly number[]): Promise<void> {
  if (treatments.length > 0) await tx.deleteFrom("treatments").where("id", "=", anyOf(treatments)).execute();
  if (placements.length > 0) await tx.deleteFrom("placements").where("id", "=", anyOf(placements)).execute();
}

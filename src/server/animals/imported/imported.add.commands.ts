import { sql } from "kysely";
import { IMPORTED } from "../animal.fields.ts";
import { deriveStatuses } from "../stays/stay.status.ts";
import type { Bulk, ImportedAnimal, ImportedStay } from "./imported.ts";

/**
 * Adds animals from another system. They are not for adoption until staff say so: nobody is shown or written to about an
 * animal that came with thousands of others.
 */
export async function addImportedAnimals({ tx, now }: Bulk, animals: readonly ImportedAnimal[]): Promise<void> {
  if (animals.length === 0) return;
  const further = sql.raw(IMPORTED.map(({ column }) => `, ${column}`).join(""));
  await sql`
    insert into animals (id, name, type, sex, breed, born_on, birth_month_known, weight_kg, description, arrival_date, where_found,
      status, not_for_adoption, created_at, updated_at${further})
    overriding system value
    select id, name, type, sex, breed, born_on, birth_month_known, weight_kg, description, arrival_date, '', status, true,
      ${now}, ${now}${further}
    from jsonb_populate_recordset(null::animals, ${JSON.stringify(animals)}::jsonb)`.execute(tx);
}

/** Adds stays from another system. @param known animals that were here before: their statuses follow */
export async function addImportedStays(
  { tx, now, day, accountId }: Bulk,
  stays: readonly ImportedStay[],
  known: readonly number[],
): Promise<void> {
  if (stays.length === 0) return;
  await sql`
    insert into stays (id, animal_id, intake_on, intake_type, intake_subtype, intake_condition, intake_reason, found_where,
      brought_by, transferred_from, paid_by, recorded_at, recorded_by, outcome_on, outcome_type, outcome_subtype, outcome_condition,
      outcome_reason, outcome_estimated, transferred_to, outcome_recorded_at, outcome_recorded_by, turn, source, external_id)
    overriding system value
    select id, animal_id, intake_on, intake_type, intake_subtype, intake_condition, intake_reason, found_where,
      brought_by, transferred_from, paid_by, ${now}, ${accountId}::int, outcome_on, outcome_type, outcome_subtype, outcome_condition,
      outcome_reason, outcome_estimated, transferred_to, case when outcome_on is not null then ${now}::timestamptz end,
      case when outcome_on is not null then ${accountId}::int end, turn, source, external_id
    from jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as x (
      id int, animal_id int, intake_on date, intake_type text, intake_subtype text, intake_condition text, intake_reason text,
      found_where text, brought_by text, transferred_from text, paid_by text, outcome_on date, outcome_type text, outcome_subtype text,
      outcome_condition text, outcome_reason text, outcome_estimated boolean, transferred_to text, turn smallint,
      source text, external_id text)`.execute(tx);
  if (known.length > 0) await deriveStatuses(tx, known, day);
}

export type ImportedChip = { animal_id: number; number: string; implanted_on: string | null };

/** Adds chips. @returns the numbers that another animal carries already: those are left out */
export async function addImportedChips(
  { tx, now, accountId }: Bulk,
  chips: readonly ImportedChip[],
): Promise<string[]> {
  if (chips.length === 0) return [];
  const { rows } = await sql<{ animal_id: number; number: string }>`
    insert into chips (animal_id, number, implanted_on, recorded_at, recorded_by)
    select animal_id, number, implanted_on, ${now}, ${accountId}::int
    from jsonb_to_recordset(${JSON.stringify(chips)}::jsonb) as x (animal_id int, number text, implanted_on date)
    on conflict (number) where removed_at is null do nothing
    returning animal_id, number`.execute(tx);
  await sql`update animals set is_chipped = true where id = any(${rows.map((row) => row.animal_id)}::int[])`.execute(
    tx,
  );
  const added = new Set(rows.map(({ number }) => number));
  return chips.filter(({ number }) => !added.has(number)).map(({ number }) => number);
}

/** The chips that animals here carry or carried, and whether they are said to have one. */
export async function chipsEverOf(
  tx: Bulk["tx"],
  animalIds: readonly number[],
): Promise<Map<number, { numbers: readonly string[]; isChipped: boolean }>> {
  if (animalIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; numbers: string[]; isChipped: boolean }>`
    select id, is_chipped as "isChipped", array (select number from chips where animal_id = a.id) as numbers
    from animals as a where id = any(${animalIds}::int[])`.execute(tx);
  return new Map(rows.map(({ id, ...chips }) => [id, chips]));
}

/** Takes off chips that an import has added to an animal. Without one it is chipped only if somebody had said so before. */
export async function removeImportedChips(
  tx: Bulk["tx"],
  { animalId, numbers, wasChipped }: { animalId: number; numbers: readonly string[]; wasChipped: boolean },
): Promise<void> {
  await sql`delete from chips where animal_id = ${animalId} and number = any(${numbers}::text[]) and removed_at is null`.execute(
    tx,
  );
  await sql`update animals set is_chipped = ${wasChipped} or exists (
    select from chips as c where c.animal_id = animals.id and c.removed_at is null) where id = ${animalId}`.execute(tx);
}

/** Adds what an animal weighed when it came last. */
export async function addImportedWeights(
  { tx, now, accountId }: Bulk,
  weights: readonly { animal_id: number; on: string; kg: number }[],
): Promise<void> {
  if (weights.length === 0) return;
  await sql`
    insert into weights (animal_id, weighed_on, kg, recorded_at, recorded_by)
    select animal_id, "on", kg, ${now}, ${accountId}::int
    from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as x (animal_id int, "on" date, kg numeric)
    on conflict do nothing`.execute(tx);
}

export type ImportedContact = { stay_id: number; role: "giver" | "taker"; name: string; phone: string; email: string };

/** Adds the people of stays. They are no accounts: nobody is written to. */
export async function addContacts({ tx }: Bulk, contacts: readonly ImportedContact[]): Promise<void> {
  if (contacts.length === 0) return;
  await sql`
    insert into stay_contacts (stay_id, role, name, phone, email)
    select stay_id, role, name, phone, email
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as x (stay_id int, role text, name text, phone text, email text)
    on conflict (stay_id, role) do update set name = excluded.name, phone = excluded.phone, email = excluded.email
      where stay_contacts.user_id is null`.execute(tx);
}

import { sql } from "kysely";
import { isOrdered, type ListValue, type ShelterList } from "../../../contract/settings/shelter-lists.ts";
import { instantOrNull } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { alphabeticalText } from "../../database/sorting.ts";
import { textColumns } from "../../database/translations.ts";

/** A value as it is stored. */
export type StoredValue = Omit<ListValue, "actions">;

/** Animals keep the words of their colours. */
const COLOURS_OF_ANIMALS = `(select distinct a.id, c.id as colour_id from animals as a cross join unnest(a.colours) as w (word)
  join colours as c on fold(w.word) = any(c.words)) as of_animals`;

/** Where each list is stored, and which records have its values: `usedIn` is SQL. */
export const LIST_TABLES = {
  "attribute-types": {
    table: "animal_attribute_types",
    subject: "attribute type",
    usedIn: "animal_attribute_scores",
    column: "attribute_type_id",
    /** Whether a form asks for one of them: then one has to be offered. */
    isNeeded: false,
  },
  colours: {
    table: "colours",
    subject: "colour",
    usedIn: COLOURS_OF_ANIMALS,
    column: "colour_id",
    isNeeded: false,
  },
  "service-types": {
    table: "service_types",
    subject: "service type",
    usedIn: "appointments",
    column: "service_type_id",
    isNeeded: true,
  },
  "resource-types": {
    table: "resource_types",
    subject: "resource type",
    usedIn: "resources",
    column: "resource_type_id",
    isNeeded: true,
  },
  "intake-subtypes": {
    table: "intake_subtypes",
    subject: "kind of intake",
    usedIn: "stays",
    column: "intake_subtype_id",
    isNeeded: false,
  },
  "intake-reasons": {
    table: "intake_reasons",
    subject: "reason of an intake",
    usedIn: "stays",
    column: "intake_reason_id",
    isNeeded: false,
  },
  "outcome-subtypes": {
    table: "outcome_subtypes",
    subject: "kind of outcome",
    usedIn: "stays",
    column: "outcome_subtype_id",
    isNeeded: false,
  },
  "outcome-reasons": {
    table: "outcome_reasons",
    subject: "reason of an outcome",
    usedIn: "stays",
    column: "outcome_reason_id",
    isNeeded: false,
  },
} as const satisfies Record<ShelterList, object>;

/** All values of a list by name or in the shelter's order, those that are offered first. @param id only this one */
export async function listValues(db: Db, list: ShelterList, id?: number): Promise<StoredValue[]> {
  const { table, usedIn, column } = LIST_TABLES[list];
  const texts = textColumns("t", ["name"], true);
  const { rows } = await sql<Omit<StoredValue, "retiredAt"> & { retiredAt: Date | null }>`
    select t.id, ${sql.join(texts)}, ${isOrdered(list) ? sql`t.types` : sql`'{}'::text[]`} as types, t.version,
      coalesce(u.uses, 0)::int as uses, t.retired_at as "retiredAt"
    from ${sql.table(table)} as t
    left join (select ${sql.ref(column)} as id, count(*) as uses from ${sql.raw(usedIn)}
      where ${id === undefined ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} = ${id}`} group by 1) as u on u.id = t.id
    ${id === undefined ? sql`` : sql`where t.id = ${id}`}
    order by t.retired_at is not null, ${isOrdered(list) ? sql`t.position` : alphabeticalText("t.name")}, t.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, retiredAt: instantOrNull(row.retiredAt) }));
}

/**
 * Locks a list until the transaction ends: what somebody else is about to use or retire is decided first.
 * @returns the ids of the values that are offered
 */
export async function lockList(tx: Db, list: ShelterList): Promise<number[]> {
  const { rows } = await sql<{ id: number; isOffered: boolean }>`
    select id, retired_at is null as "isOffered" from ${sql.table(LIST_TABLES[list].table)} order by id for update`.execute(
    tx,
  );
  return rows.filter(({ isOffered }) => isOffered).map(({ id }) => id);
}

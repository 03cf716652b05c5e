import { sql } from "kysely";
import { OWN_IMPORT } from "../../../animals/animal.fields.ts";
import type { Bulk } from "../../../animals/imported/imported.ts";
import type { OwnRow } from "../rows/facts.ts";

/** The columns of an animal that only an export knows. */
const OF_ANIMAL = [...OWN_IMPORT, "animal_group_id", "archived_at"];
/** What makes animals public: taken over only where nobody else's animals are. */
const OF_OFFER = ["not_for_adoption", "show_while_in_care"] as const;

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`));
const pairs = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`${sql.lit(name)}, to_jsonb(r.${sql.ref(name)})`));

/** Adds to what the import wrote, so that an undo sees who has changed it since. */
const remember = (kind: "animal" | "stay", columns: readonly string[], ids: readonly number[]) => sql`
  update imported_records as k set written = k.written || (
    select jsonb_build_object(${pairs(columns)}) from ${sql.table(kind === "animal" ? "animals" : "stays")} as r where r.id = k.record_id)
  where k.kind = ${kind} and k.record_id = any(${ids}::int[])`;

/**
 * Fills in what only an export knows of animals; an export of an earlier version does not know all of it.
 * @param isMove whether what is for adoption stays so
 */
export async function fillAnimals({ tx }: Bulk, rows: readonly OwnRow[], isMove: boolean): Promise<void> {
  if (rows.length === 0) return;
  const input = JSON.stringify(rows);
  const columns = [...OF_ANIMAL, ...(isMove ? OF_OFFER : [])];
  const set = (name: string) => sql`${sql.ref(name)} = coalesce(n.${sql.ref(name)}, t.${sql.ref(name)})`;
  await sql`
    update animals as t set ${sql.join(columns.map(set))}
    from jsonb_array_elements(${input}::jsonb) as x
    cross join lateral jsonb_populate_record(null::animals, x || jsonb_build_object('animal_group_id', (
      select g.id from animal_groups as g where is_name(x ->> 'animal_group', g.name, g.names)
      order by g.archived_at is not null, g.id limit 1))) as n
    where t.id = (x ->> 'animal_id')::int`.execute(tx);
  await sql`
    insert into animal_attribute_scores (animal_id, attribute_type_id, score)
    select x.animal_id, t.id, s.value::int
    from jsonb_to_recordset(${input}::jsonb) as x (animal_id int, scores jsonb)
    cross join lateral jsonb_each_text(case when jsonb_typeof(x.scores) = 'object' then x.scores end) as s
    join animal_attribute_types as t on is_name(s.key, t.name, t.names)
    on conflict do nothing`.execute(tx);
  const ids = rows.map(({ animal_id }) => animal_id);
  await remember("animal", columns, ids).execute(tx);
}

const OF_STAY = [
  "intake_subtype",
  "intake_reason",
  "intake_note",
  "intake_estimated",
  "found_on",
  "brought_by",
  "paid_by",
  "recorded_at",
  "outcome_subtype",
  "outcome_reason",
  "outcome_note",
  "outcome_estimated",
  "decided_by",
  "outcome_recorded_at",
  "intake_subtype_id",
  "intake_reason_id",
  "outcome_subtype_id",
  "outcome_reason_id",
] as const;

/** SQL for a value of a list by its name, whatever language that is in. */
const listed = (list: string) => sql`(select v.id from ${sql.table(`${list}s`)} as v
  where is_name(x.${sql.ref(`${list}_of_list`)}, v.name, v.names) order by v.retired_at is not null, v.id limit 1) as ${sql.ref(`${list}_id`)}`;

/** Fills in what only an export knows of stays. */
export async function fillStays({ tx }: Bulk, rows: readonly OwnRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update stays as t set ${refs(OF_STAY)}
    from (
      select x.*, ${sql.join(["intake_subtype", "intake_reason", "outcome_subtype", "outcome_reason"].map(listed))}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (stay_id int, intake_subtype text, intake_reason text,
        intake_note text, intake_estimated boolean, found_on date, brought_by text, paid_by text, recorded_at timestamptz,
        outcome_subtype text, outcome_reason text, outcome_note text, outcome_estimated boolean, decided_by text,
        outcome_recorded_at timestamptz, intake_subtype_of_list text, intake_reason_of_list text, outcome_subtype_of_list text,
        outcome_reason_of_list text)) as n
    where t.id = n.stay_id`.execute(tx);
  await remember(
    "stay",
    OF_STAY,
    rows.flatMap(({ stay_id }) => (stay_id === null ? [] : [stay_id])),
  ).execute(tx);
}

/** Since when animals can be adopted: their new status has just set it to now. */
export async function keepAvailableSince({ tx }: Bulk, rows: readonly OwnRow[]): Promise<void> {
  await sql`
    update animals as t set available_since = x.available_since
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (animal_id int, available_since timestamptz)
    where t.id = x.animal_id and t.available_since is distinct from x.available_since`.execute(tx);
  await remember(
    "animal",
    ["available_since"],
    rows.map(({ animal_id }) => animal_id),
  ).execute(tx);
}

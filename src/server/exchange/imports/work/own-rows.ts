import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../database/pool.ts";
import type { OwnRow } from "../rows/facts.ts";

/** A row that came in with its animal. @property key its number in the export, where others lead to it */
export type Brought = { animal_id: number; id: string; hash: string; key: string | null };

/** How the rows of a sheet become those of a table: its columns, and the SQL that reads them from `x` and `a`, their animal. */
export type Target = {
  sheet:
    | "placements"
    | "reports"
    | "holds"
    | "moves"
    | "weights"
    | "chips"
    | "observations"
    | "notes"
    | "treatments"
    | "attachments";
  table: string;
  /** What tells its rows apart, where they have no id of their own. */
  id?: string;
  /** The column of its numbers in the export, where rows of other sheets lead to them. */
  key?: string;
  /** The column by which it leads to a row of another sheet. */
  parent?: string;
  /** What its file is: a picture with a size, or any file that an attachment may be. */
  file?: "picture" | "attachment";
  columns: Readonly<Record<string, string>>;
  /** SQL that leaves rows out. */
  where?: string;
};

/** What the file of a picture gives its row. */
const OF_PICTURE = ["photo_key", "photo_width", "photo_height"] as const;

const same = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `x.${name}`]));

/** In this order: what others lead to comes first. */
export const TARGETS: readonly Target[] = [
  {
    sheet: "placements",
    table: "placements",
    key: "placement_id",
    columns: same(
      "stay_id",
      "kind",
      "person_name",
      "from_on",
      "due_back",
      "until_on",
      "note",
      "recorded_at",
      "ended_at",
    ),
  },
  {
    sheet: "reports",
    table: "foster_reports",
    parent: "placement_id",
    file: "picture",
    columns: same("placement_id", "sent_at", "note", "has_photo", "answer", "answered_at", ...OF_PICTURE),
  },
  {
    sheet: "holds",
    table: "holds",
    columns: same("stay_id", "kind", "from_on", "until_on", "reason", "recorded_at", "lifted_at"),
  },
  {
    sheet: "moves",
    table: "unit_stays",
    columns: { ...same("stay_id", "since", "until"), unit_id: "u.record_id" },
    where: "u.record_id is not null",
  },
  {
    sheet: "weights",
    table: "weights",
    id: "weighed_on",
    columns: same("animal_id", "weighed_on", "kg", "recorded_at"),
  },
  {
    sheet: "chips",
    table: "chips",
    columns: same("animal_id", "number", "implanted_on", "registry", "recorded_at", "removed_at"),
  },
  {
    sheet: "observations",
    table: "observations",
    file: "picture",
    columns: same(
      "animal_id",
      "on_day",
      "ate",
      "drank",
      "stool",
      "mood",
      "weighed",
      "note",
      "recorded_at",
      ...OF_PICTURE,
    ),
  },
  { sheet: "notes", table: "waiting_notes", columns: same("animal_id", "phase", "text", "written_at") },
  {
    sheet: "treatments",
    table: "treatments",
    key: "treatment_id",
    columns: {
      ...same("animal_id", "stay_id", "state", "due_on", "given_on", "product", "batch", "batch_expires_on", "dose"),
      ...same("route", "result", "protects_until", "note", "reason", "recorded_at", "closed_at", "ended_with_stay"),
      kind_id: `(select k.id from treatment_kinds as k where k.category = x.category and is_name(x.kind, k.name, k.names)
        order by k.species is not distinct from a.type desc, k.id limit 1)`,
    },
  },
  {
    sheet: "attachments",
    table: "attachments",
    parent: "treatment_id",
    file: "attachment",
    columns: {
      // It is of the animal or of a treatment.
      animal_id: "case when x.treatment_id is null then x.animal_id end",
      ...same("treatment_id", "name", "title", "on_day", "for_adopter", "added_at", "key", "type", "bytes", "sha256"),
    },
  },
];

/** The columns of all sheets that become rows, as they are in JSON. */
const COLUMNS = `animal_id int, stay_id int, kind text, person_name text, from_on date, due_back date, until_on date, note text,
  recorded_at timestamptz, ended_at timestamptz, reason text, lifted_at timestamptz, since timestamptz, until timestamptz,
  unit_id text, weighed_on date, kg numeric, number text, implanted_on date, registry text, removed_at timestamptz, on_day date,
  ate text, drank text, stool text, mood text, weighed boolean, phase text, text text, written_at timestamptz, state text,
  due_on date, given_on date, product text, batch text, batch_expires_on date, dose text, route text, result text,
  protects_until date, closed_at timestamptz, ended_with_stay boolean, category text, placement_id int, treatment_id int,
  sent_at timestamptz, has_photo boolean, answer text, answered_at timestamptz, photo_key text, photo_width int,
  photo_height int, name text, title text, for_adopter boolean, added_at timestamptz, key text, type text, bytes int, sha256 text`;

/** SQL for the animal of a row that was added. */
const ANIMAL_OF: Readonly<Record<string, string>> = {
  attachments: "coalesce(t.animal_id, (select d.animal_id from treatments as d where d.id = t.treatment_id))",
  foster_reports: `(select s.animal_id from placements as p join stays as s on s.id = p.stay_id where p.id = t.placement_id)`,
};
const animalOf = ({ table, columns }: Target) =>
  ANIMAL_OF[table] ??
  ("animal_id" in columns ? "t.animal_id" : "(select s.animal_id from stays as s where s.id = t.stay_id)");

const aliased = (columns: Target["columns"]) =>
  Object.entries(columns)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(", ");

/** Adds the rows of a sheet. One that is there already is left out. @returns what was added */
export async function addRows(tx: Db, source: string, target: Target, rows: readonly OwnRow[]): Promise<Brought[]> {
  if (rows.length === 0) return [];
  const { table, id = "id", key, columns, where = "true" } = target;
  const given = rows.map((row, n) => ({ n, ...row, external: key ? row[key] : null }));
  const hasId = id === "id";
  const names = [...(hasId ? ["id"] : []), ...Object.keys(columns)];
  const values = [...(hasId ? ["g.new_id"] : []), ...Object.keys(columns).map((name) => `g."${name}"`)];
  const query: RawBuilder<Brought> = sql<Brought>`
    with g as materialized (
      select o.*, ${sql.raw(hasId ? `nextval(pg_get_serial_sequence('${table}', 'id'))::int` : "null")} as new_id
      from (
        select x.external, ${sql.raw(aliased(columns))}
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as x (n int, external text, ${sql.raw(COLUMNS)})
        join animals as a on a.id = x.animal_id
        left join imported_records as u on u.kind = 'unit' and u.source = ${source} and u.external_id = x.unit_id
        where ${sql.raw(where)} order by x.n) as o),
    t as (
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
      select ${sql.raw(values.join(", "))} from g
      on conflict do nothing
      returning *, md5(${sql.raw(table)}::text) as hash)
    select ${sql.raw(animalOf(target))} as animal_id, t.${sql.ref(id)}::text as id, t.hash,
      ${sql.raw(hasId ? "g.external" : "null")} as key
    from t ${sql.raw(hasId ? "join g on g.new_id = t.id" : "")}`;
  return (await query.execute(tx)).rows;
}

/** Remembers what came in with each animal, so that an undo sees what somebody has changed since. */
export async function remember(tx: Db, brought: ReadonlyMap<string, readonly Brought[]>): Promise<void> {
  const rows = [...brought].flatMap(([table, of]) => of.map((one) => ({ table, ...one })));
  if (rows.length === 0) return;
  await sql`
    with rows as materialized (
      select x.animal_id, x.table_name, jsonb_object_agg(x.id, x.hash) as ids
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ table, ...row }) => ({ table_name: table, ...row })))}::jsonb)
        as x (animal_id int, table_name text, id text, hash text)
      group by 1, 2),
    animals_brought as (select animal_id, jsonb_object_agg(table_name, ids) as brought from rows group by 1)
    update imported_records as r set brought = r.brought || (
      select jsonb_object_agg(of.name, coalesce(r.brought -> of.name, '{}') || of.ids) from jsonb_each(b.brought) as of (name, ids))
    from animals_brought as b where r.kind = 'animal' and r.record_id = b.animal_id`.execute(tx);
}

import { type RawBuilder, sql } from "kysely";
import { addContacts, type ImportedContact } from "../../../animals/imported/imported.add.commands.ts";
import type { Bulk } from "../../../animals/imported/imported.ts";
import { deriveStatuses } from "../../../animals/stays/stay.status.ts";
import type { OwnRow, OwnValues } from "../rows/facts.ts";
import type { JudgedAnimal } from "../rows/judged.ts";
import { HOUSE_KEY, ownPersonKey } from "../rows/own-row.ts";
import type { ImportRow } from "./import.row.ts";
import { fillAnimals, fillStays, keepAvailableSince } from "./own-columns.ts";
import { addHouse } from "./own-house.ts";
import { addProfiles, keepRegister } from "./own-register.ts";

/** The ids of animals and stays of a batch, by their numbers in the export; only those that it adds. */
type Ids = { animals: ReadonlyMap<string, number>; stays: ReadonlyMap<string, number> };

/** The stays that a batch has added, by their numbers in the export. */
const addedStays = (judged: readonly JudgedAnimal[]): Map<string, number> =>
  new Map(
    judged.flatMap(({ stays }) =>
      stays.flatMap(({ result, externalId, id }) =>
        result === "created" && id !== undefined ? [[externalId.slice(externalId.indexOf("/") + 1), id] as const] : [],
      ),
    ),
  );

/** What belongs to a stay comes in with it, what belongs to the animal alone with the animal. */
function rowsOf(sheet: string, judged: readonly JudgedAnimal[], ids: Ids): OwnRow[] {
  return judged.flatMap(({ key, own, id }) =>
    own.flatMap((row): OwnRow[] => {
      if (row.sheet !== sheet) return [];
      const animal_id = ids.animals.get(key) ?? id;
      const stayKey = row.values.stay_id;
      const stay_id = typeof stayKey === "string" ? ids.stays.get(stayKey) : null;
      const isAdded = typeof stayKey === "string" ? stay_id !== undefined : ids.animals.has(key);
      return isAdded && animal_id !== undefined ? [{ ...row.values, animal_id, stay_id: stay_id ?? null }] : [];
    }),
  );
}

type Brought = { animal_id: number; id: string; hash: string };

/** How the rows of a sheet become those of a table: its columns, and the SQL that reads them from `x` and `a`, their animal. */
type Target = {
  sheet: string;
  table: string;
  /** What tells its rows apart, where they have no id of their own. */
  id?: string;
  columns: Readonly<Record<string, string>>;
  /** SQL that leaves rows out. */
  where?: string;
};

const same = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `x.${name}`]));

const TARGETS: readonly Target[] = [
  {
    sheet: "placements",
    table: "placements",
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
    columns: same("animal_id", "on_day", "ate", "drank", "stool", "mood", "weighed", "note", "recorded_at"),
  },
  { sheet: "notes", table: "waiting_notes", columns: same("animal_id", "phase", "text", "written_at") },
  {
    sheet: "treatments",
    table: "treatments",
    columns: {
      ...same("animal_id", "stay_id", "state", "due_on", "given_on", "product", "batch", "batch_expires_on", "dose"),
      ...same("route", "result", "protects_until", "note", "reason", "recorded_at", "closed_at", "ended_with_stay"),
      kind_id: `(select k.id from treatment_kinds as k where k.category = x.category and is_name(x.kind, k.name, k.names)
        order by k.species is not distinct from a.type desc, k.id limit 1)`,
    },
  },
];

/** The columns of all sheets that become rows, as they are in JSON. */
const COLUMNS = `animal_id int, stay_id int, kind text, person_name text, from_on date, due_back date, until_on date, note text,
  recorded_at timestamptz, ended_at timestamptz, reason text, lifted_at timestamptz, since timestamptz, until timestamptz,
  unit_id text, weighed_on date, kg numeric, number text, implanted_on date, registry text, removed_at timestamptz, on_day date,
  ate text, drank text, stool text, mood text, weighed boolean, phase text, text text, written_at timestamptz, state text,
  due_on date, given_on date, product text, batch text, batch_expires_on date, dose text, route text, result text,
  protects_until date, closed_at timestamptz, ended_with_stay boolean, category text`;

/** Adds the rows of a sheet. One that is there already is left out. @returns what was added */
async function addRows(tx: Bulk["tx"], source: string, target: Target, rows: readonly OwnRow[]): Promise<Brought[]> {
  if (rows.length === 0) return [];
  const { table, id = "id", columns, where = "true" } = target;
  const names = Object.keys(columns);
  const ofAnimal =
    "animal_id" in columns ? sql`t.animal_id` : sql`(select s.animal_id from stays as s where s.id = t.stay_id)`;
  const query: RawBuilder<Brought> = sql<Brought>`
    with t as (
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.raw(Object.values(columns).join(", "))}
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ n, ...row })))}::jsonb) as x (n int, ${sql.raw(COLUMNS)})
      join animals as a on a.id = x.animal_id
      left join imported_records as u on u.kind = 'unit' and u.source = ${source} and u.external_id = x.unit_id
      where ${sql.raw(where)} order by x.n
      on conflict do nothing
      returning *, md5(${sql.raw(table)}::text) as hash)
    select ${ofAnimal} as animal_id, t.${sql.ref(id)}::text as id, t.hash from t`;
  return (await query.execute(tx)).rows;
}

/** Remembers what came in with each animal, so that an undo sees what somebody has changed since. */
async function remember(tx: Bulk["tx"], brought: ReadonlyMap<string, readonly Brought[]>): Promise<void> {
  const rows = [...brought].flatMap(([table, of]) => of.map((one) => ({ table, ...one })));
  if (rows.length === 0) return;
  await sql`
    with rows as materialized (
      select x.animal_id, x.table_name, jsonb_object_agg(x.id, x.hash) as ids
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ table, ...row }) => ({ table_name: table, ...row })))}::jsonb)
        as x (animal_id int, table_name text, id text, hash text)
      group by 1, 2),
    animals_brought as (select animal_id, jsonb_object_agg(table_name, ids) as brought from rows group by 1)
    update imported_records as r set brought = r.brought || b.brought
    from animals_brought as b where r.kind = 'animal' and r.record_id = b.animal_id`.execute(tx);
}

/** The people of the stays that were added: known from the export, no accounts. */
async function addPeople(bulk: Bulk, { id }: ImportRow, stays: readonly OwnRow[]): Promise<void> {
  const roles = [
    ["giver", "giver_id"],
    ["taker", "taker_id"],
  ] as const;
  const wanted = stays.flatMap((stay) =>
    roles.flatMap(([role, column]) => {
      const person = stay[column];
      return typeof person === "string" && stay.stay_id !== null ? [{ stay_id: stay.stay_id, role, person }] : [];
    }),
  );
  if (wanted.length === 0) return;
  const keys = [...new Set(wanted.map(({ person }) => ownPersonKey(person)))];
  const { rows } = await sql<{ key: string; values: OwnValues }>`
    select animal_key as key, facts -> 'own' -> 'values' as values from import_read_rows
    where import_id = ${id} and animal_key = any(${keys}::text[])`.execute(bulk.tx);
  const people = new Map(rows.map(({ key, values }) => [key, values]));
  const contacts = wanted.flatMap(({ stay_id, role, person }): ImportedContact[] => {
    const values = people.get(ownPersonKey(person));
    if (!values) return [];
    const name = [values.name, values.surname].filter(Boolean).join(" ");
    return [{ stay_id, role, name, phone: String(values.phone ?? ""), email: String(values.email ?? "") }];
  });
  await addContacts(bulk, contacts);
}

/** Whether the shelter had no animal before this import: then all is as it was in the other one, also what is for adoption. */
async function isMoveIn({ tx }: Bulk, { id }: ImportRow): Promise<boolean> {
  const { rows } = await sql`
    select from imported_records where kind = 'animal' and import_id = ${id} and record_id = (select min(id) from animals)`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Brings in what an export says besides animals and stays. @param ids of all animals of the batch, by key */
export async function addOwn(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (judged.every(({ own }) => own.length === 0)) return;
  const { tx, now, day } = bulk;
  await addHouse(
    tx,
    at,
    judged.filter(({ key }) => key === HOUSE_KEY).flatMap(({ own }) => own),
    now,
  );
  const created = judged.filter(({ result }) => result === "created");
  const animals = new Map(created.map(({ key }) => [key, ids.get(key) as number]));
  const batch: Ids = { animals, stays: addedStays(judged) };
  const of = (sheet: string) => rowsOf(sheet, judged, batch);
  const isMove = await isMoveIn(bulk, at);
  await fillAnimals(bulk, of("animals"), isMove);
  const stays = of("stays");
  await fillStays(bulk, stays);
  await addPeople(bulk, at, stays);
  const brought = new Map<string, Brought[]>();
  for (const target of TARGETS) brought.set(target.table, await addRows(tx, at.source, target, of(target.sheet)));
  brought.set("animal_attribute_scores", await hashesOfScores(bulk, [...animals.values()]));
  await remember(tx, brought);
  if (isMove) await keepRegister(tx, of("register"), [...batch.stays.values()]);
  await addProfiles(bulk, of("profiles"), isMove);
  await deriveStatuses(tx, [...new Set([...animals.values(), ...stays.map(({ animal_id }) => animal_id)])], day);
  if (isMove) await keepAvailableSince(bulk, of("animals"));
}

async function hashesOfScores({ tx }: Bulk, ids: readonly number[]): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select animal_id, attribute_type_id::text as id, md5(t::text) as hash from animal_attribute_scores as t
    where animal_id = any(${ids}::int[])`.execute(tx);
  return rows;
}

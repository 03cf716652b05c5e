import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../database/pool.ts";
import type { MergeRule, Pair } from "./merging.ts";

export type Row = Record<string, unknown>;
/** A row that has moved: what identifies it, and the columns that were changed, as they were. */
export type MovedRow = { key: Row; was: Row };
export type Moves = { moved: MovedRow[]; aside: Row[] };

/** The parts of SQL for the rows of a rule. */
function partsOf(name: string, rule: MergeRule, pair: Pair) {
  const [table = "", column = ""] = name.split(".");
  const key = rule.key ?? ["id"];
  const own = sql.ref(`t.${column}`);
  const named = sql`${own} = ${pair.gone}`;
  const also = rule.also ? sql` or ${rule.also(pair)}` : sql``;
  const mine = sql`(${named}${also}) and ${rule.only ?? sql`true`}`;
  const sameKey = (one: string, other: string) =>
    sql.join(
      [...key.map((part) => sql`${sql.ref(`${one}.${part}`)} = ${sql.ref(`${other}.${part}`)}`), sql`true`],
      sql` and `,
    );
  const stays = rule.once
    ? sql`exists (select from ${sql.table(table)} as k where ${sql.ref(`k.${column}`)} = ${pair.kept} and ${sameKey("k", "t")})`
    : sql`(${rule.aside?.(pair) ?? sql`false`})`;
  return { table: sql.table(table), column, key, mine, stays, sameKey };
}

const objectOf = (alias: string, columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]))})`;

const all = (rows: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(row), '[]') from ${rows})`;

/** Gives the rows that name the one that goes to the one that stays. @returns what an undo needs */
export async function moveRows(tx: Db, name: string, rule: MergeRule, pair: Pair): Promise<Moves> {
  const { table, column, key, mine, stays } = partsOf(name, rule, pair);
  const further = Object.entries(rule.set?.(pair) ?? {});
  const sets = [[column, sql`${pair.kept}::int`] as const, ...further];
  const { rows } = await sql<Moves>`
    with was as materialized (
      select ${sql.join(key.map((part) => sql`${sql.ref(`t.${part}`)} as ${sql.ref(`key_${part}`)}`))}, ${sql.ref(`t.${column}`)} as named,
        jsonb_build_object('key', ${objectOf("t", key)}, 'was', ${objectOf("t", [column, ...further.map(([set]) => set)])}) as row
      from ${table} as t where ${mine} and not ${stays}),
    moved as (
      update ${table} as t set ${sql.join(sets.map(([set, to]) => sql`${sql.ref(set)} = ${to}`))}
      from was where t.${sql.ref(column)} is not distinct from was.named
        and ${sql.join(
          key.map((part) => sql`${sql.ref(`t.${part}`)} = ${sql.ref(`was.key_${part}`)}`),
          sql` and `,
        )}
      returning was.row),
    aside as (delete from ${table} as t where ${mine} and ${stays} returning to_jsonb(t) as row)
    select ${all(sql`moved`)} as moved, ${all(sql`aside`)} as aside`.execute(tx);
  return rows[0] ?? { moved: [], aside: [] };
}

/** Sets the rows of the one that stays aside where the other has such a row, too: that one's is wanted. */
export async function setAsideOwn(tx: Db, name: string, rule: MergeRule, { gone, kept }: Pair): Promise<Row[]> {
  const { table, mine, stays } = partsOf(name, rule, { gone: kept, kept: gone });
  const { rows } = await sql<{ row: Row }>`
    delete from ${table} as t where ${mine} and ${stays} returning to_jsonb(t) as row`.execute(tx);
  return rows.map(({ row }) => row);
}

/** How many rows would move, and how many would be set aside. */
export async function countRows(
  db: Db,
  name: string,
  rule: MergeRule,
  pair: Pair,
): Promise<{ count: number; aside: number }> {
  const { table, mine, stays } = partsOf(name, rule, pair);
  const { rows } = await sql<{ count: number; aside: number }>`
    select count(*) filter (where not ${stays})::int as count, count(*) filter (where ${stays})::int as aside
    from ${table} as t where ${mine}`.execute(db);
  return rows[0] ?? { count: 0, aside: 0 };
}

/** Gives rows back that still are where the merge has moved them. */
export async function moveRowsBack(tx: Db, name: string, rule: MergeRule, pair: Pair, moved: readonly MovedRow[]) {
  const [first] = moved;
  if (!first) return;
  const { table, column, sameKey } = partsOf(name, rule, pair);
  await sql`
    update ${table} as t set ${sql.join(Object.keys(first.was).map((set) => sql`${sql.ref(set)} = w.${sql.ref(set)}`))}
    from jsonb_array_elements(${JSON.stringify(moved)}::jsonb) as x (row),
      jsonb_populate_record(null::${table}, x.row -> 'key') as k, jsonb_populate_record(null::${table}, x.row -> 'was') as w
    where t.${sql.ref(column)} = ${pair.kept} and ${sameKey("t", "k")}`.execute(tx);
}

/** Adds rows as they were; those that are there again stay as they are. */
export async function addBack(tx: Db, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
}

/** Sets columns of a record. */
export async function setColumns(tx: Db, table: string, id: number, values: Row): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  await sql`
    update ${sql.table(table)} as t set ${sql.join(names.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`))}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb) as n where t.id = ${id}`.execute(
    tx,
  );
}

/** A record with all its columns, locked against changes and against rows that name it; undefined when there is none. */
export async function lockWhole(tx: Db, table: string, id: number): Promise<Row | undefined> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t where id = ${id} for update`.execute(tx);
  return rows[0]?.row;
}

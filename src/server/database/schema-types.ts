import type pg from "pg";

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  always: boolean;
  check: string | null;
};

/** The TypeScript type of each PostgreSQL type in the migrations, as our pool reads and writes it (`pool.ts`). */
const TYPES: Readonly<Record<string, string>> = {
  bool: "boolean",
  date: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "JsonColumn",
  jsonb: "JsonColumn",
  numeric: "number",
  text: "string",
  _date: "string[]",
  _int4: "number[]",
  _text: "string[]",
  timestamptz: "Timestamp",
  uuid: "string",
  bytea: "Buffer",
};

const COLUMNS = `
  select c.relname as "table", a.attname as "column", t.typname as "type", not a.attnotnull as "nullable",
         a.atthasdef or a.attidentity <> '' as "optional", a.attgenerated <> '' or a.attidentity = 'a' as "always",
         (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as "check"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname, a.attnum`;

/** A check constraint "one of these texts" becomes a union of literals; otherwise it is the column's type. */
function valueType(column: Column): string {
  const base = TYPES[column.type];
  if (!base) throw new Error(`No TypeScript type is known for ${column.type} (${column.table}.${column.column}).`);
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(column.check ?? "")?.[1];
  if (column.type !== "text" || !list) return base;
  return [...list.matchAll(/'([^']*)'::text/g)].map((match) => JSON.stringify(match[1])).join(" | ");
}

function columnType(column: Column): string {
  const type = column.nullable ? `${valueType(column)} | null` : valueType(column);
  if (column.always) return `GeneratedAlways<${type}>`;
  return column.optional ? `Generated<${type}>` : type;
}

const interfaceName = (table: string) =>
  table.replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase());

const HEAD = `/** Made from the migrated database by \`npm run types\`; do not edit. */
import type { ColumnType, JSONColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
type JsonColumn = JSONColumnType<object>;
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>;
`;

/** @returns TypeScript types of all tables of the migrated database, for the query builder */
export async function schemaTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${columnType(column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join("\n")}\n}\n`;
  });
  const names = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};`);
  return `${HEAD}\n${interfaces.join("\n")}\nexport interface DB {\n${names.join("\n")}\n}\n`;
}

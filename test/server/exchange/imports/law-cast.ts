import fc from "fast-check";
import { sql } from "kysely";
import type { Db } from "../../../../src/server/database/pool.ts";
import type { Client } from "../../support/client.ts";

/** A value as the file has it, and what the shelter has of it; null: it must be named. */
export type Value = { text: string; kept: string | null };
export const kept = (text: string, value = text): Value => ({ text, kept: value });
export const named = (text: string): Value => ({ text, kept: null });
export const nothing = kept("", "");

export const one = (...values: Value[]) => fc.constantFrom(...values);
/** A cell of a CSV file. */
export const cell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
type Problem = { column: string | null; value: string | null; text: string };
export type Said = { row: number; state: string; problems: Problem[] };

/** What a report says of rows, by their numbers. */
export async function reportOf(client: Client, id: number): Promise<Map<number, Said>> {
  const { items } = (await client.get(`/api/imports/${id}/rows?pageSize=200`)).json();
  return new Map(items.map((item: Said) => [item.row, item]));
}

/** All that is there, but for what is kept of imports and the log, and for when a row was written last. */
export async function dump(db: Db): Promise<string> {
  const lines: string[] = [];
  for (const name of [
    "animals",
    "stays",
    "chips",
    "weights",
    "stay_contacts",
    "treatments",
    "placements",
    "register_entries",
  ]) {
    const { rows } = await sql<{
      row: string;
    }>`select (to_jsonb(t) - 'updated_at')::text as row from ${sql.table(name)} as t order by 1`.execute(db);
    lines.push(...rows.map((one) => `${name} ${one.row}`));
  }
  return lines.join("\n");
}

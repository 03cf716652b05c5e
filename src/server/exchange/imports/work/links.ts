import { sql } from "kysely";
import type { Bulk, Kind, Written } from "../../../animals/imported/imported.ts";
import type { Place } from "../rows/judged.ts";
import type { ImportRow } from "./import.row.ts";

/** Which record came from which row, and what was written. */
export type Link = Place & { kind: Kind | "treatment kind"; key: string; id: number; hash: string; written: Written };

/** Remembers which record came from which row. */
export async function linkRecords(bulk: Bulk, { id, source }: ImportRow, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into imported_records (kind, source, external_id, record_id, import_id, sheet, "row", facts_hash, written)
    select kind, ${source}, key, id, ${id}::int, sheet, "row", hash, written
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as x (kind text, key text, id int, sheet int, "row" int, hash text, written jsonb)`.execute(bulk.tx);
}

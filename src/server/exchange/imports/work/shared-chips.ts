import { sql } from "kysely";
import type { Db } from "../../../database/pool.ts";
import type { RowProblem } from "../rows/facts.ts";
import { columnsOf } from "../settings/mapped.ts";
import { addCounts, type ImportRow, type StoredCounts } from "./import.row.ts";

type Shared = { sheet: number; row: number; number: string; first: number };

/**
 * Refuses rows with a chip that an earlier row of the file gives to another animal: nobody knows whose it is.
 * @returns the counts of the import with these rows
 */
export async function refuseSharedChips(tx: Db, at: ImportRow): Promise<StoredCounts> {
  const { rows } = await sql<Shared>`
    with held as materialized (
      select sheet, "row", animal_key, c.number from import_read_rows as r,
        json_array_elements_text(r.facts -> 'animal' -> 'chips') as c (number)
      where r.import_id = ${at.id} and r.facts -> 'animal' -> 'chips' is not null),
    firsts as (select distinct on (number) number, animal_key, "row" from held order by number, sheet, "row")
    select h.sheet, h."row", h.number, f."row" as first from held as h join firsts as f using (number)
    where h.animal_key <> f.animal_key order by h.sheet, h."row"`.execute(tx);
  if (rows.length === 0) return at.counts;
  const columnOf = columnsOf(at);
  const said = new Map<string, { sheet: number; row: number; problems: RowProblem[] }>();
  for (const { sheet, row, number: value, first } of rows) {
    const column = columnOf(sheet, "chip");
    const one = said.get(`${sheet} ${row}`) ?? { sheet, row, problems: [] };
    one.problems.push({ code: "chipTwice", args: [first], value, ...(column !== undefined && { column }) });
    said.set(`${sheet} ${row}`, one);
  }
  const refused = JSON.stringify([...said.values()]);
  const { rows: warned } = await sql`
    delete from import_rows as r using jsonb_to_recordset(${refused}::jsonb) as x (sheet int, "row" int)
    where r.import_id = ${at.id} and r.found_in = 'reading' and r.sheet = x.sheet and r."row" = x."row" returning r."row"`.execute(
    tx,
  );
  await sql`
    insert into import_rows (import_id, sheet, "row", state, found_in, problems)
    select ${at.id}::int, x.sheet, x."row", 'error', 'reading', x.problems
    from jsonb_to_recordset(${refused}::jsonb) as x (sheet int, "row" int, problems jsonb)`.execute(tx);
  await sql`
    delete from import_read_rows as r using jsonb_to_recordset(${refused}::jsonb) as x (sheet int, "row" int)
    where r.import_id = ${at.id} and r.sheet = x.sheet and r."row" = x."row"`.execute(tx);
  const reading = addCounts(at.counts.reading ?? {}, { errors: said.size, warnings: -warned.length });
  return { ...at.counts, reading };
}

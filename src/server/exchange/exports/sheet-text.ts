import { type RawBuilder, sql } from "kysely";
import { BYTE_ORDER_MARK, csvLines } from "../../../contract/platform/csv.ts";
import type { Db } from "../../database/pool.ts";
import { cellOf, type Sheet } from "../sheets/sheet.ts";

/** Rows that are read from the database at once. */
const PAGE = 2000;

/** The rows of a query, page by page, through a cursor of its transaction. Only one can be open. */
export async function* rowsInPages<Row>(tx: Db, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare rows_of_export no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from rows_of_export`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows_of_export`.execute(tx);
}

/** SQL for the rows of a sheet. */
export const querySheet = ({ columns, from, order }: Sheet): RawBuilder<Record<string, unknown>> =>
  sql`select ${sql.raw(
    Object.entries(columns)
      .map(([name, [, expression]]) => `${expression} as "${name}"`)
      .join(", "),
  )} from ${sql.raw(from)} order by ${sql.raw(order)}`;

/** A table as CSV: UTF-8 with its mark, formulas disarmed. */
export async function* textOf<Row>(
  tx: Db,
  { columns, query }: { columns: readonly string[]; query: RawBuilder<Row> },
  { cells, tell }: { cells: (row: Row) => (string | number)[]; tell: (rows: number) => void },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + (await csvLines([columns]));
  for await (const rows of rowsInPages(tx, query)) {
    yield await csvLines(rows.map(cells));
    tell(rows.length);
  }
}

/** A sheet as CSV. */
export const sheetText = (tx: Db, sheet: Sheet, tell: (rows: number) => void): AsyncGenerator<string> => {
  const columns = Object.keys(sheet.columns);
  const cells = (row: Record<string, unknown>) => columns.map((name) => cellOf(row[name]));
  return textOf(tx, { columns, query: querySheet(sheet) }, { cells, tell });
};

/** How many rows a sheet has. */
export async function countRows(tx: Db, { from }: Sheet): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

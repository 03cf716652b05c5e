import { Readable } from "node:stream";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, orNotFound } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { Table } from "./files/table.ts";
import type { FoundTable } from "./found.ts";
import { problemRows, problemText } from "./import.queries.ts";
import { fetchImportFile } from "./import.store.ts";
import { openFile } from "./reading/open-file.ts";
import type { ImportRow } from "./work/import.row.ts";
import { findImport } from "./work/import.steps.ts";

/** Rows that are read from the database at once. */
const PAGE = 500;
const BOM = "\ufeff";

/** A cell of a CSV file. What a spreadsheet would take for a formula is disarmed. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(",")}\r\n`;

type Wrong = { sheet: number; row: number; text: string };

/** The rows that are not brought in, in their order, with what is wrong. */
async function* wrongRows({ db }: System, id: number): AsyncGenerator<Wrong> {
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await problemRows(db, id, { state: "error", limit: PAGE, offset });
    for (const { sheet, row, problems } of rows) {
      const sentences = problems.map(({ code, args, column }) =>
        [column, problemText(code, args)].filter(Boolean).join(": "),
      );
      yield { sheet, row, text: sentences.join(" ") };
    }
    if (rows.length < PAGE) return;
  }
}

/**
 * The same file with only the rows that are not brought in, and a column that says why: to be mended and sent again.
 * @throws HttpProblem 404; 409 when the file is not kept any more
 */
export async function problemsFile(context: System & { photoStore: PhotoStore }, id: number): Promise<Readable> {
  const at = orNotFound(await findImport(context.db, id), recordTexts().imports.notFound);
  const file = at.file_key && (await fetchImportFile(context.photoStore, at.file_key, at.file_bytes));
  if (!file) throw conflict(serverTexts().importProblems.fileGone());
  const lines = linesOf(context, at, file.path);
  const closing = async function* () {
    await using _file = file;
    yield* lines;
  };
  return Readable.from(closing());
}

async function* linesOf(context: System, at: ImportRow, path: string): AsyncGenerator<string> {
  const wrong = wrongRows(context, at.id);
  const open = await openFile(path, at.file_name, at.found.reading);
  try {
    yield BOM;
    let next = await wrong.next();
    while (!next.done) {
      const { sheet } = next.value;
      const table = open.tables[sheet];
      if (!table) return;
      const wanted = new Map<number, string>();
      for (; !next.done && next.value.sheet === sheet; next = await wrong.next())
        wanted.set(next.value.row, next.value.text);
      yield* linesOfTable(table, at.found.tables[sheet], wanted);
    }
  } finally {
    await open.close();
  }
}

/** The head of a table and these rows of it. */
async function* linesOfTable(table: Table, found: FoundTable | undefined, wanted: ReadonlyMap<number, string>) {
  const { head = 1, columns = [] } = found ?? {};
  let left = wanted.size;
  for await (const { number, cells } of table.rows()) {
    const text = number === head ? recordTexts().imports.problemColumn : wanted.get(number);
    if (text === undefined) continue;
    yield csvLine([...columns.map((_, place) => cells[place] ?? ""), text]);
    if (number !== head) left -= 1;
    if (left === 0) return;
  }
}

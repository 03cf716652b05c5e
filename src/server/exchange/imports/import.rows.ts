import type { z } from "zod";
import type { ImportRow } from "../../../contract/exchange/imports.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { orNotFound } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import { problemRows, problemText } from "./import.queries.ts";
import type { RowState } from "./rows/facts.ts";
import { findImport } from "./work/import.steps.ts";

type Asked = {
  page?: number | undefined;
  pageNumber?: number | undefined;
  pageSize: number;
  state?: RowState | undefined;
};

/** The rows with something to say about, in words. @throws HttpProblem 404 */
export async function readImportRows(
  { db }: System,
  id: number,
  { page, pageNumber, pageSize, state }: Asked,
): Promise<PageOf<z.infer<typeof ImportRow>>> {
  const { found } = orNotFound(await findImport(db, id), recordTexts().imports.notFound);
  const at = page ?? pageNumber ?? 1;
  const { rows, total } = await problemRows(db, id, { state, limit: pageSize, offset: (at - 1) * pageSize });
  const items = rows.map(({ sheet, row, state: kind, problems }) => ({
    table: found.tables[sheet]?.name ?? "",
    row,
    state: kind,
    problems: problems.map(({ column, value, code, args }) => ({
      column: column ?? null,
      value: value ?? null,
      text: problemText(code, args),
    })),
  }));
  return { items, page: at, pageSize, totalCount: total };
}

import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import type { Row } from "../files/table.ts";
import type { Plan, ReadRow, RowProblem } from "./facts.ts";

/** How the last row of a table is called in which numbers are added up, in English and Polish. */
const SUM = /^(?:grand |sub)?(?:totals?|sum|count)\b|^(?:razem|suma|ogółem|łącznie|podsumowanie)(?:[\s:.,]|$)/i;

/** A row that is not read as one of an animal: a cell of it cannot be read as it was meant, or it adds up the others. */
export function setAside(plan: Plan, row: Row): ReadRow | undefined {
  const problems = faultsOf(plan, row);
  if (problems.length > 0) return { is: "refused", state: "error", problems };
  const sum = sumIn(plan, row.cells);
  return sum && { is: "refused", state: "skipped", problems: [sum] };
}

/** What cannot be read in the columns that are taken; of our own export every column is. */
function faultsOf({ layout, columns, heads }: Plan, { faults = [], cells }: Row): RowProblem[] {
  return faults.flatMap(({ at, code }) => {
    if (!layout?.sheet && !columns.some((column) => column.at === at)) return [];
    return [{ code, column: heads[at] ?? `#${at + 1}`, value: beginningOf((cells[at] ?? "").trim(), 200) }];
  });
}

/** A sum says no day, and little else. */
function sumIn({ layout, columns }: Plan, cells: readonly string[]): RowProblem | undefined {
  if (layout?.sheet) return undefined;
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const [first = ""] = filled;
  if (first.length > 60 || !SUM.test(first) || filled.length > 4) return undefined;
  const saysDay = columns.some(({ at, field }) => /(?:On|Until)$/.test(field) && (cells[at] ?? "").trim() !== "");
  return saysDay ? undefined : { code: "sumRow", value: first };
}

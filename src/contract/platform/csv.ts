/** Characters that start a formula in spreadsheets, also in their full-width forms. */
const FORMULA_START = "[=+\\-@＝＋－＠﹦﹢﹣﹫−]";
/**
 * Where a spreadsheet would start a formula: at the start of a cell, also after blanks or invisible characters; and after a
 * line break, a semicolon or a tab, because spreadsheets that separate cells by those (as in Poland) start a cell there. A
 * cell that begins with a tab or a line break is escaped for the same reason.
 */
const FORMULA = new RegExp(
  `^(?=[\\s\\p{Cc}\\p{Cf}]*${FORMULA_START}|[\\t\\r\\n])|(?<=[\\t\\r\\n;])(?= *${FORMULA_START})`,
  "gu",
);

/** Prevents CSV injection: an apostrophe makes a formula a text. Numbers stay numbers. */
const escapeFormula = (cell: string | number) => (typeof cell === "number" ? cell : cell.replace(FORMULA, "'"));

/**
 * @param fields the headings of the columns
 * @returns CSV in which no cell is a formula
 */
export async function csvText(
  fields: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<string> {
  // Loaded when it is needed: browsers seldom make files.
  const { default: papa } = await import("papaparse");
  return papa.unparse({ fields: [...fields], data: rows.map((row) => row.map(escapeFormula)) });
}

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Characters that start a formula in spreadsheets, also in their full-width forms. */
const FORMULA_START = "[=+\\-@＝＋－＠﹦﹢﹣﹫−]";
/**
 * Where a spreadsheet would start a formula: at the start of a cell, also after blanks or invisible characters; and after a
 * line break, a semicolon or a tab, because spreadsheets that separate cells by those (as in Poland) start a cell there. A
 * cell that begins with a tab or a line break is escaped for the same reason. Apostrophes before it change nothing, so what
 * was escaped can be told from what was typed so.
 */
const AT_START = `(?=['\\s\\p{Cc}\\p{Cf}]*${FORMULA_START}|'*[\\t\\r\\n])`;
const WITHIN = `(?=[' ]*${FORMULA_START})`;
const FORMULA = new RegExp(`^${AT_START}|(?<=[\\t\\r\\n;])${WITHIN}`, "gu");
const ESCAPED = new RegExp(`^'${AT_START}|(?<=[\\t\\r\\n;])'${WITHIN}`, "gu");

/** Prevents CSV injection: an apostrophe makes a formula a text. Numbers stay numbers. */
const escapeFormula = (cell: string | number) => (typeof cell === "number" ? cell : cell.replace(FORMULA, "'"));

/** A text as it was before it was written into a file of ours. */
export const withoutEscapes = (cell: string): string => (cell.includes("'") ? cell.replace(ESCAPED, "") : cell);

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

/** More rows of a file: {@link csvText} without headings. */
export async function csvLines(rows: readonly (readonly (string | number)[])[]): Promise<string> {
  const { default: papa } = await import("papaparse");
  return `${papa.unparse(rows.map((row) => row.map(escapeFormula)))}\r\n`;
}

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

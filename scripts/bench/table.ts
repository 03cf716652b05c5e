/**
 * Text in columns: the first and the last three to the left, numbers to the right.
 * @param headings one a column
 * @param rows as many cells each
 * @returns the lines
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isText = (column: number) => column === 0 || column >= headings.length - 3;
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [line(headings), "─".repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...rows.map(line)];
}

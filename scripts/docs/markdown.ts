/** Stands above everything that is made from the code. */
export const MADE = "<!-- Made from the code by `npm run docs`; do not edit. -->";

/** @returns a table in Markdown, with a trailing line break */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return line(head) + line(head.map(() => "---")) + rows.map(line).join("");
}

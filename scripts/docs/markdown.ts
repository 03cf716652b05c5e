/** The first line of every generated document. */
export const GENERATED_NOTICE = "<!-- Made from the code by `npm run docs`; do not edit. -->";

/** @returns a table in Markdown, with a trailing line break */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return line(head) + line(head.map(() => "---")) + rows.map(line).join("");
}

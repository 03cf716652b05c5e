/**
 * A check of the gate: it names every import that the table of floors, areas and houses refuses, and every knot of files and
 * folders that import each other in a circle (docs/architecture.md).
 */
import { type Import, importsOf, sourceFiles } from "./areas/imports.ts";
import { type Knot, knotsOf } from "./areas/knots.ts";
import { refusal } from "./areas/table.ts";

const inWords = ({ folder, rooms, ties }: Knot): string =>
  `In ${folder} these import each other in a circle: ${rooms.join(", ")}.
  Move what the lower one needs of the higher one down, or let the higher one hand it in. They are tied by:
${ties.map(({ file, imported }) => `    ${file} → ${imported}`).join("\n")}`;

/** What is wrong with the imports of some files, with what to do about it. */
export const refusedIn = (imports: readonly Import[]): string[] => [
  ...imports.flatMap(({ file, imported }) => refusal(file, imported) ?? []),
  ...knotsOf(imports).map(inWords),
];

if (import.meta.main) {
  const refused = refusedIn(importsOf(sourceFiles()));
  if (refused.length > 0) {
    console.error(refused.join("\n"));
    process.exitCode = 1;
  }
}

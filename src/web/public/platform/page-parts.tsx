import type { ReactNode } from "react";
import { type OwnPart, readPart } from "../../../contract/platform/page-parts.ts";

/** Stands before the name of a built-in part; nobody can type it (`text.check.ts`). */
const BUILT_IN = "\u0001";

/**
 * The repeated parts of a page as the shelter has them: built-in ones in its order, and its own between them (rules §12).
 * @param order of the catalog, or the shelter's
 * @param builtIn in the order of the function's values
 */
export function partsOf<P extends OwnPart>(
  order: (...names: string[]) => readonly string[],
  builtIn: readonly P[],
): readonly (OwnPart & Partial<P>)[] {
  const lines = order(...builtIn.map((_part, at) => `${BUILT_IN}${at}`));
  return lines.flatMap((line) => {
    const part = line.startsWith(BUILT_IN) ? builtIn[Number(line.slice(BUILT_IN.length))] : readPart(line);
    return part ? [part as OwnPart & Partial<P>] : [];
  });
}

/** The name of a part, which leads to its address if it has one. */
export const partName = ({ name, link }: OwnPart): ReactNode =>
  link === undefined ? (
    name
  ) : (
    <a href={link} rel="noopener">
      {name}
    </a>
  );

import type { ReactNode } from "react";
import { splitAtLinks } from "../../../contract/platform/links.ts";

/** Plain text whose web addresses are links; nothing in it is ever read as HTML (rules §12). */
export function linked(text: string): ReactNode {
  const pieces = splitAtLinks(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name, and the list never changes
      <a key={at} href={piece} rel="noopener">
        {piece}
      </a>
    ),
  );
}

import { truncate } from "../../../format.ts";

/** A text that a column cuts on the screen (spec §2.6), where its row shows the rest; on paper it is whole. */
export function CutText({ text, length }: { text: string; length: number }) {
  const cut = truncate(text, length);
  if (cut === text) return text;
  return (
    <>
      <span className="no-print">{cut}</span>
      <span className="print-only">{text}</span>
    </>
  );
}

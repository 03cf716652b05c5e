import { COLOUR, FONT, type Paper, tagged } from "./paper.ts";

/** How a paragraph looks, its tag for screen readers, and the gap below it in points. */
export type Style = { tag: string; font: string; size: number; color: string; gap: number };

export const STYLE = {
  title: { tag: "H1", font: FONT.bold, size: 22, color: COLOUR.ink, gap: 14 },
  heading: { tag: "H2", font: FONT.bold, size: 13, color: COLOUR.ink, gap: 4 },
  text: { tag: "P", font: FONT.text, size: 10.5, color: COLOUR.ink, gap: 7 },
  small: { tag: "P", font: FONT.text, size: 9, color: COLOUR.soft, gap: 5 },
} as const satisfies Record<string, Style>;

const LINE_GAP = 3;
/** The height of a page's foot, in points. */
const FOOT_SPACE = 70;

/** Begins a new page when there is no room for something of this height. @returns whether it did */
export function makeRoom(paper: Paper, height: number): boolean {
  if (paper.y + height <= paper.page.height - FOOT_SPACE) return false;
  paper.doc.addPage();
  paper.y = paper.page.margin;
  return true;
}

/** Prints one paragraph at the paper's `y`, on a new page when it does not fit. @param width in points */
export function paragraph(paper: Paper, text: string, style: Style, width = paper.page.contentWidth) {
  const { doc, page } = paper;
  doc.font(style.font).fontSize(style.size);
  const height = doc.heightOfString(text, { width, lineGap: LINE_GAP });
  makeRoom(paper, height);
  tagged(paper, style.tag, () =>
    doc
      .font(style.font)
      .fontSize(style.size)
      .fillColor(style.color)
      .text(text, page.margin, paper.y, { width, lineGap: LINE_GAP }),
  );
  paper.y += height + style.gap;
}

import { COLOUR, closePaper, drawLogo, FONT, openPaper, PAGE, type Paper, tagged } from "../papers/paper.ts";
import type { ContractPaper } from "./contract.text.ts";

/** Text ends here, in points from the top; the page's footer is below. */
const BOTTOM = PAGE.height - 70;

/** Prints one paragraph at the paper's `y`, on a new page when it does not fit. */
function paragraph(
  paper: Paper,
  text: string,
  style: { tag: string; font: string; size: number; color: string; gap: number },
) {
  const { doc } = paper;
  doc.font(style.font).fontSize(style.size);
  const height = doc.heightOfString(text, { width: PAGE.contentWidth, lineGap: 3 });
  if (paper.y + height > BOTTOM) {
    doc.addPage();
    paper.y = PAGE.margin;
  }
  tagged(paper, style.tag, () =>
    doc.fillColor(style.color).text(text, PAGE.margin, paper.y, { width: PAGE.contentWidth, lineGap: 3 }),
  );
  paper.y += height + style.gap;
}

const TITLE = { tag: "H1", font: FONT.bold, size: 22, color: COLOUR.ink, gap: 14 } as const;
const HEADING = { tag: "H2", font: FONT.bold, size: 13, color: COLOUR.ink, gap: 4 } as const;
const TEXT = { tag: "P", font: FONT.text, size: 10.5, color: COLOUR.ink, gap: 7 } as const;
const SMALL = { tag: "P", font: FONT.text, size: 9, color: COLOUR.soft, gap: 5 } as const;

/**
 * The contract as an A4 document with page numbers, in the contract's own language.
 * @param contract all its words; nothing that changes later is read
 * @param madeAt when it was accepted, or issued: stands in the file, so that equal words give equal bytes
 * @param logo of the shelter, a JPEG
 */
export function contractPdf(contract: ContractPaper, madeAt: Date, logo?: Buffer): Promise<Buffer> {
  const { language, shelter, title, sections, acceptance, pageNumber } = contract;
  const paper = openPaper({ title, madeAt, language, letterhead: shelter, pageNumber });
  if (logo) drawLogo(paper, logo, { x: PAGE.margin + PAGE.contentWidth - 48, y: PAGE.margin - 12, side: 48 });
  paragraph(paper, title, TITLE);
  for (const { heading, paragraphs } of sections) {
    paper.y += 6;
    paragraph(paper, heading, HEADING);
    for (const line of paragraphs) paragraph(paper, line, TEXT);
  }
  paper.y += 12;
  paragraph(paper, acceptance.heading, HEADING);
  for (const line of acceptance.paragraphs) paragraph(paper, line, SMALL);
  return closePaper(paper);
}

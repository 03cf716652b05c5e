import { paragraph, STYLE } from "../papers/flow.ts";
import { closePaper, drawLogo, openPaper, PAGE } from "../papers/paper.ts";
import type { ContractPaper } from "./contract.text.ts";

/**
 * The contract as an A4 document with page numbers, in the contract's own language.
 * @param contract all its words; nothing that changes later is read
 * @param madeAt when it was accepted or issued: written into the file, so that equal words give equal bytes
 * @param logo of the shelter, a JPEG
 */
export function contractPdf(contract: ContractPaper, madeAt: Date, logo?: Buffer): Promise<Buffer> {
  const { language, shelter, title, sections, acceptance, pageNumber } = contract;
  const paper = openPaper({ title, madeAt, language, letterhead: shelter, pageNumber });
  if (logo) drawLogo(paper, logo, { x: PAGE.margin + PAGE.contentWidth - 48, y: PAGE.margin - 12, side: 48 });
  paragraph(paper, title, STYLE.title);
  for (const { heading, paragraphs } of sections) {
    paper.y += 6;
    paragraph(paper, heading, STYLE.heading);
    for (const line of paragraphs) paragraph(paper, line, STYLE.text);
  }
  paper.y += 12;
  paragraph(paper, acceptance.heading, STYLE.heading);
  for (const line of acceptance.paragraphs) paragraph(paper, line, STYLE.small);
  return closePaper(paper);
}

import { paragraph, STYLE } from "../platform/papers/flow.ts";
import { closePaper, drawLogo, openPaper, PAGE } from "../platform/papers/paper.ts";
import type { ContractPaper } from "./contract.text.ts";

/** Draws contracts that were issued before there were photos and numbered clauses: they keep their appearance. */
export function plainContractPdf(contract: ContractPaper, madeAt: Date, logo?: Buffer): Promise<Buffer> {
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

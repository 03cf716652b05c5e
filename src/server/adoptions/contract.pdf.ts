import { COLOUR, closePaper, drawLogo, FONT, openPaper, PAGE, type Paper, tagged } from "../papers/paper.ts";
import { serverTexts } from "../texts/texts.ts";
import type { ContractTerms } from "./contract.terms.ts";
import { contractSections, inContractLanguage, shelterIn } from "./contract.text.ts";

/** The signature on the final copy: when and from which address it was accepted, and the text's SHA-256 (rules §4). */
export type ContractSignature = { at: Date; sha256: string; from: string };

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

function signatureLines(adopter: string, signature: ContractSignature | undefined): readonly string[] {
  const { acceptance } = serverTexts().contract;
  if (!signature) return [acceptance.open];
  return [acceptance.accepted(adopter, signature.at, signature.from), acceptance.hash(signature.sha256)];
}

/**
 * The contract as an A4 document with page numbers, in the contract's own language.
 * @param signature only for the final copy
 * @param logo of the shelter, a JPEG
 */
export const contractPdf = (terms: ContractTerms, signature?: ContractSignature, logo?: Buffer): Promise<Buffer> =>
  inContractLanguage(terms, () => drawContract(terms, signature, logo));

function drawContract(terms: ContractTerms, signature?: ContractSignature, logo?: Buffer): Promise<Buffer> {
  const text = serverTexts().contract;
  const title = text.title(terms.number);
  const paper = openPaper(title, signature?.at ?? new Date(`${terms.issuedOn}T00:00:00Z`), shelterIn(terms));
  if (logo) drawLogo(paper, logo, { x: PAGE.margin + PAGE.contentWidth - 48, y: PAGE.margin - 12, side: 48 });
  paragraph(paper, title, TITLE);
  for (const { heading, paragraphs } of contractSections(terms)) {
    paper.y += 6;
    paragraph(paper, heading, HEADING);
    for (const line of paragraphs) paragraph(paper, line, TEXT);
  }
  paper.y += 12;
  paragraph(paper, text.acceptance.heading, HEADING);
  for (const line of signatureLines(terms.adopter.name, signature)) paragraph(paper, line, SMALL);
  return closePaper(paper);
}

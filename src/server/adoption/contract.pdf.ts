import { LOGO } from "../../contract/platform/logo.ts";
import type { ShownPhoto } from "../../contract/platform/photos.ts";
import { makeRoom, paragraph, STYLE } from "../platform/papers/flow.ts";
import { drawFramed } from "../platform/papers/framed-picture.ts";
import {
  COLOUR,
  closePaper,
  decoration,
  drawLogo,
  FONT,
  openPaper,
  PAGE,
  type Paper,
  tagged,
} from "../platform/papers/paper.ts";
import type { ContractPaper, ContractSection } from "./contract.text.ts";

/** JPEGs: the shelter's logo, and the animal's photo with its size and focal point. */
export type ContractPictures = {
  logo?: Buffer | undefined;
  photo?: { picture: Buffer; framing: Omit<ShownPhoto, "id" | "alt"> } | undefined;
};

const LOGO_SIDE = 44;
const PHOTO_SIDE = 118;
/** The width for the number of a clause. */
const INDENT = 34;
/** The title has the largest of these sizes with which it fits on one line; a longer title takes two lines. */
const TITLE_SIZES = [24, 22, 20] as const;

/**
 * The contract as an A4 document with page numbers, in the contract's own language.
 * @param contract all its words, as they were stored
 * @param madeAt when it was accepted or issued. The file contains it, so that the same contract always gives the same bytes
 */
export async function contractPdf(
  contract: ContractPaper,
  madeAt: Date,
  pictures: ContractPictures = {},
): Promise<Buffer> {
  if (contract.design === undefined) return plainContractPdf(contract, madeAt, pictures.logo);
  const { language, shelter, title, sections, pageNumber } = contract;
  const paper = await openPaper({ title, madeAt, language, letterhead: shelter, pageNumber });
  drawHead(paper, contract, pictures);
  for (const [at, section] of sections.entries()) drawSection(paper, section, at + 1);
  drawAcceptance(paper, contract);
  return closePaper(paper);
}

/** The logo and the shelter's name above the title, the animal's photo beside them. */
function drawHead(paper: Paper, { shelter, title, design }: ContractPaper, { logo, photo }: ContractPictures) {
  const { margin, contentWidth } = PAGE;
  const top = paper.y - 14;
  if (logo) drawLogo(paper, logo, { x: margin, y: top, side: LOGO_SIDE });
  else decoration(paper, () => drawBuiltInLogo(paper.doc, margin, top));
  const width = contentWidth - (photo ? PHOTO_SIDE + 20 : 0);
  paper.y = top + LOGO_SIDE / 2 - 8;
  drawText(paper, "P", shelter.name, { ...STYLE.heading, x: margin + LOGO_SIDE + 10, width: width - LOGO_SIDE - 10 });
  paper.y = Math.max(paper.y, top + LOGO_SIDE) + 14;
  const { font, color } = STYLE.title;
  const fits = (size: number) => paper.doc.font(font).fontSize(size).widthOfString(title) <= width;
  drawText(paper, "H1", title, { font, color, size: TITLE_SIZES.find(fits) ?? 20, x: margin, width });
  if (photo) {
    const frame = { x: margin + contentWidth - PHOTO_SIDE, y: top, width: PHOTO_SIDE, height: PHOTO_SIDE, radius: 12 };
    drawFramed(paper, photo.framing, photo.picture, design?.animal ?? "", frame);
    paper.y = Math.max(paper.y, top + PHOTO_SIDE);
  }
  paper.y += 14;
}

/** The built-in logo in fixed colours: a contract must not change with the shelter's accent colour. */
function drawBuiltInLogo(doc: PDFKit.PDFDocument, x: number, y: number) {
  doc
    .save()
    .translate(x, y)
    .scale(LOGO_SIDE / LOGO.size);
  doc.path(LOGO.roof).lineWidth(LOGO.roofWidth).lineCap("round").lineJoin("round").stroke("#c8553d");
  doc.path(LOGO.paw).fill(COLOUR.ink);
  doc.restore();
}

type Placed = { font: string; size: number; color: string; x: number; width: number };

/** Writes text at the paper's `y` and moves `y` below it. */
function drawText(paper: Paper, tag: string, text: string, { font, size, color, x, width }: Placed) {
  const { doc } = paper;
  const options = { width, lineGap: 3 };
  doc.font(font).fontSize(size);
  const height = doc.heightOfString(text, options);
  tagged(paper, tag, () => doc.font(font).fontSize(size).fillColor(color).text(text, x, paper.y, options));
  paper.y += height;
}

/** Whether the text of a clause begins with a number of the shelter's own, such as `3.`, `2)` or `§ 4`. */
const hasOwnNumber = (text: string): boolean => /^(§|\d+(\.\d+)*[.)]?\s)/.test(text);

function drawSection(paper: Paper, { heading, paragraphs }: ContractSection, number: number) {
  const { doc } = paper;
  paper.y += 8;
  makeRoom(paper, 70);
  const line = paper.y;
  decoration(paper, () =>
    doc
      .moveTo(PAGE.margin, line)
      .lineTo(PAGE.margin + PAGE.contentWidth, line)
      .lineWidth(0.5)
      .stroke(COLOUR.line),
  );
  paper.y += 9;
  paragraph(paper, hasOwnNumber(heading) ? heading : `${number}. ${heading}`, STYLE.heading);
  for (const [at, text] of paragraphs.entries()) drawClause(paper, text, `${number}.${at + 1}`);
}

/** A numbered clause with indented text, on one page if possible. */
function drawClause(paper: Paper, text: string, number: string) {
  const { margin, contentWidth } = PAGE;
  const indent = hasOwnNumber(text) ? 0 : INDENT;
  const width = contentWidth - indent;
  const { font, size, color, gap } = STYLE.text;
  paper.doc.font(font).fontSize(size);
  makeRoom(paper, paper.doc.heightOfString(text, { width, lineGap: 3 }));
  const top = paper.y;
  if (indent) drawText(paper, "P", number, { font: FONT.bold, size, color: COLOUR.soft, x: margin, width: INDENT });
  paper.y = top;
  drawText(paper, "P", text, { font, size, color, x: margin + indent, width });
  paper.y += gap;
}

const BOX_PADDING = 14;

/** Who accepted the contract and when, in a box that is not split between pages. */
function drawAcceptance(paper: Paper, { acceptance: { heading, paragraphs } }: ContractPaper) {
  const { doc } = paper;
  const width = PAGE.contentWidth - 2 * BOX_PADDING;
  const styles = [STYLE.heading, ...paragraphs.map(() => STYLE.small)];
  const heights = [heading, ...paragraphs].map((text, at) => {
    const { font, size, gap } = styles[at] ?? STYLE.small;
    return doc.font(font).fontSize(size).heightOfString(text, { width, lineGap: 3 }) + gap;
  });
  const height = heights.reduce((sum, each) => sum + each, 2 * BOX_PADDING - 5);
  paper.y += 12;
  makeRoom(paper, height);
  const top = paper.y;
  decoration(paper, () => doc.roundedRect(PAGE.margin, top, PAGE.contentWidth, height, 10).fill(COLOUR.box));
  paper.y += BOX_PADDING;
  for (const [at, text] of [heading, ...paragraphs].entries()) {
    const style = styles[at] ?? STYLE.small;
    drawText(paper, at === 0 ? "H2" : "P", text, { ...style, x: PAGE.margin + BOX_PADDING, width });
    paper.y += style.gap;
  }
  paper.y = top + height;
}

/** Draws contracts that were issued before there were photos and numbered clauses: they keep their appearance. */
async function plainContractPdf(contract: ContractPaper, madeAt: Date, logo?: Buffer): Promise<Buffer> {
  const { language, shelter, title, sections, acceptance, pageNumber } = contract;
  const paper = await openPaper({ title, madeAt, language, letterhead: shelter, pageNumber });
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

import { shelter } from "../../../contract/platform/shelter.ts";
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
} from "../../platform/papers/paper.ts";
import { serverTexts } from "../../texts/texts.ts";
import { addFormFonts } from "./form-font.ts";
import { CHECK_SIDE, checkField, checkFieldWidth, textField } from "./paper-fields.ts";
import {
  type CheckFields,
  introduction,
  type Row,
  type Section,
  type Signature,
  sections,
  type TextField,
} from "./volunteer-form.content.ts";

const GAP = 10;
const LINE_HEIGHT = 15;
const { margin: LEFT, contentWidth: WIDTH } = PAGE;

/** The date of the form's last change, which is stored in the file. */
const LAST_CHANGED = new Date("2025-01-02T00:00:00Z");

/**
 * The volunteer application (spec §2.4): two pages of A4 to fill in on a screen or by hand.
 * @param logo of the shelter, a JPEG; without one a paw is drawn
 * @returns the PDF's bytes in the reader's language, the same for every call while the shelter's record stays
 */
export async function volunteerForm(logo?: Buffer): Promise<Buffer> {
  const paper = await openPaper({
    title: `${serverTexts().volunteerForm.title} – ${shelter().name}`,
    madeAt: LAST_CHANGED,
  });
  addFormFonts(paper.doc);
  drawHead(paper, logo);
  for (const section of sections()) drawSection(paper, section);
  return closePaper(paper);
}

function drawHead(paper: Paper, logo: Buffer | undefined) {
  const { doc } = paper;
  if (logo) drawLogo(paper, logo, { x: LEFT, y: paper.y, side: 38 });
  else decoration(paper, () => drawPaw(doc, LEFT + 16, paper.y + 18));
  doc.font(FONT.bold).fontSize(11).fillColor(shelter().accentColour);
  tagged(paper, "P", () => doc.text(shelter().name, LEFT + 46, paper.y - 2, { lineBreak: false }));
  doc.font(FONT.bold).fontSize(24).fillColor(COLOUR.ink);
  tagged(paper, "H1", () => doc.text(serverTexts().volunteerForm.title, LEFT + 46, paper.y + 10, { lineBreak: false }));
  paper.y += 54;
  for (const paragraph of introduction()) drawParagraph(paper, paragraph);
}

/** Draws a paw of five ovals around (x, y): the built-in logo. */
function drawPaw(doc: PDFKit.PDFDocument, x: number, y: number) {
  doc.fillColor(shelter().accentColour);
  doc.ellipse(x, y + 6, 10, 8).fill();
  const toes = [
    [-13, -3],
    [-5, -12],
    [5, -12],
    [13, -3],
  ] as const;
  for (const [across, down] of toes) doc.ellipse(x + across, y + down, 3.8, 5).fill();
}

function drawSection(paper: Paper, section: Section) {
  const { doc } = paper;
  if (section.startsPage) {
    doc.addPage();
    paper.y = LEFT - GAP;
  }
  paper.y += 12;
  doc.font(FONT.bold).fontSize(14).fillColor(COLOUR.ink);
  tagged(paper, "H2", () => doc.text(section.title, LEFT, paper.y, { lineBreak: false }));
  paper.y += 25;
  if (section.intro) drawParagraph(paper, section.intro);
  for (const row of section.rows) drawRow(paper, row);
}

function drawParagraph(paper: Paper, text: string) {
  const { doc } = paper;
  const options = { width: WIDTH, lineGap: 1 };
  doc.font(FONT.text).fontSize(10).fillColor(COLOUR.soft);
  tagged(paper, "P", () => doc.text(text, LEFT, paper.y, options));
  paper.y += doc.heightOfString(text, options) + 5;
}

function drawRow(paper: Paper, row: Row) {
  if (!("kind" in row)) return drawTextFields(paper, row);
  return row.kind === "checks" ? drawChecks(paper, row) : drawSignature(paper, row);
}

function drawTextFields(paper: Paper, fields: readonly TextField[]) {
  let x = LEFT;
  let tallest = 0;
  for (const field of fields) {
    const width = (WIDTH + GAP) * (field.width / 12) - GAP;
    const height = (field.lines ?? 1) * LINE_HEIGHT + 8;
    drawLabel(paper, field.label, x);
    textField(paper, field.name, field.tooltip ?? field.label, { x, y: paper.y + 15, width, height }, !!field.lines);
    x += width + GAP;
    tallest = Math.max(tallest, height);
  }
  paper.y += tallest + 15 + GAP;
}

/** Distributes the checkboxes over the line with equal gaps. */
function drawChecks(paper: Paper, { legend, options }: CheckFields) {
  drawLabel(paper, legend, LEFT);
  const y = paper.y + 17;
  const taken = options.reduce((sum, { label }) => sum + checkFieldWidth(paper, label), 0);
  const room = (WIDTH - taken) / Math.max(1, options.length - 1);
  let x = LEFT;
  for (const { name, label } of options) {
    checkField(paper, { name, label, tooltip: `${legend}: ${label}` }, x, y);
    x += checkFieldWidth(paper, label) + room;
  }
  paper.y = y + CHECK_SIDE + GAP + 4;
}

function drawSignature(paper: Paper, { label, dateName, dateTooltip }: Signature) {
  const { doc } = paper;
  const dateWidth = 130;
  const lineEnd = LEFT + WIDTH - dateWidth - 2 * GAP;
  const bottom = paper.y + 46;
  decoration(paper, () => {
    doc.moveTo(LEFT, bottom).lineTo(lineEnd, bottom).lineWidth(0.75).stroke(COLOUR.ink);
  });
  const dateBox = {
    x: LEFT + WIDTH - dateWidth,
    y: bottom - LINE_HEIGHT - 8,
    width: dateWidth,
    height: LINE_HEIGHT + 8,
  };
  textField(paper, dateName, dateTooltip, dateBox, false);
  paper.y = bottom + 4;
  drawLabel(paper, label, LEFT);
  drawLabel(paper, serverTexts().volunteerForm.signature.date, dateBox.x);
  paper.y += 15 + GAP;
}

function drawLabel(paper: Paper, label: string, x: number) {
  paper.doc.font(FONT.bold).fontSize(9).fillColor(COLOUR.ink);
  tagged(paper, "P", () => paper.doc.text(label, x, paper.y, { lineBreak: false }));
}

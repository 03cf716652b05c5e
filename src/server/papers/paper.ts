import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { currentLanguage } from "../../contract/texts/language.ts";
import { serverTexts } from "../texts/texts.ts";
import { currentLetterhead, type Letterhead } from "./letterhead.ts";

/** Sizes in points, 72 to the inch: a page of A4 with its margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, contentWidth: 595.28 - 2 * 50 } as const;
export const COLOUR = { ink: "#1f3d36", soft: "#4d5f59", line: "#9fb0a9", box: "#f4f7f5" } as const;
export const FONT = { text: "text", bold: "bold" } as const;

/** Static cuts with Polish letters; the fonts of the pages are variable and in a form that cannot be embedded here. */
export const fontFile = (cut: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/nunito-sans/${cut}/NunitoSans_${cut}.ttf`));

/** A paper being drawn: `y` is where the next thing begins, `root` the structure that reading aids follow. */
export type Paper = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement; y: number; letterhead: Letterhead };

/**
 * Opens a tagged A4 document in the reader's language with the fonts and the form ready.
 * @param title shown in the window's bar
 * @param issued stands in the file, so that equal content gives equal bytes
 * @param letterhead stands at the foot of each page
 */
export function openPaper(title: string, issued: Date, letterhead = currentLetterhead()): Paper {
  const doc = new PDFDocument({
    size: "A4",
    // Nothing flows over by itself: where a page ends is said by the content.
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    pdfVersion: "1.7",
    tagged: true,
    lang: currentLanguage(),
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: letterhead.name, Subject: title, CreationDate: issued, ModDate: issued },
  });
  doc.registerFont(FONT.text, fontFile("400Regular"));
  doc.registerFont(FONT.bold, fontFile("700Bold"));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, y: PAGE.margin, letterhead };
}

/** Draws text that belongs to the reading order, e.g. `tagged(paper, "H2", () => doc.text(…))`. */
export function tagged(paper: Paper, tag: string, draw: () => void) {
  const element = paper.doc.struct(tag, {}, draw);
  paper.root.add(element);
  element.end();
}

/** Draws what only decorates, so that reading aids pass over it. */
export function decoration(paper: Paper, draw: () => void, type: "Layout" | "Pagination" = "Layout") {
  paper.doc.markContent("Artifact", { type });
  draw();
  paper.doc.endMarkedContent();
}

/** Writes the foot of every page and closes the file. @returns its bytes */
export async function closePaper(paper: Paper): Promise<Buffer> {
  const { doc } = paper;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    decoration(paper, () => drawFoot(paper, serverTexts().contract.page(page + 1, count)), "Pagination");
  }
  paper.root.end();
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function drawFoot({ doc, letterhead }: Paper, pageNumber: string) {
  const top = PAGE.height - 44;
  const { margin, contentWidth } = PAGE;
  doc
    .moveTo(margin, top)
    .lineTo(margin + contentWidth, top)
    .lineWidth(0.5)
    .stroke(COLOUR.line);
  doc.font(FONT.text).fontSize(8).fillColor(COLOUR.soft);
  doc.text(`${letterhead.name} · ${letterhead.address} · ${letterhead.phone} · ${letterhead.email}`, margin, top + 9, {
    lineBreak: false,
  });
  doc.text(pageNumber, margin, top + 9, { width: contentWidth, align: "right", lineBreak: false });
}

/** Draws the shelter's logo into a square. @param logo a JPEG */
export function drawLogo(paper: Paper, logo: Buffer, { x, y, side }: { x: number; y: number; side: number }) {
  decoration(paper, () => paper.doc.image(logo, x, y, { fit: [side, side], align: "center", valign: "center" }));
}

import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { currentLanguage, type Language } from "../../contract/texts/language.ts";
import { serverTexts } from "../texts/texts.ts";
import { currentLetterhead, type Letterhead } from "./letterhead.ts";

/** A page in points, 72 to the inch. */
type Page = { width: number; height: number; margin: number; contentWidth: number };
const pageOf = (width: number, height: number, margin: number): Page => ({
  width,
  height,
  margin,
  contentWidth: width - 2 * margin,
});

/** A4 upright, as letters and contracts have it. */
export const PAGE = pageOf(595.28, 841.89, 50);
/** A4 on its side, for wide tables. */
export const WIDE_PAGE = pageOf(841.89, 595.28, 36);
export const A5_PAGE = pageOf(419.53, 595.28, 30);
export const COLOUR = { ink: "#1f3d36", soft: "#4d5f59", line: "#9fb0a9", box: "#f4f7f5" } as const;
export const FONT = { text: "text", bold: "bold" } as const;

/** Static cuts with Polish letters; the fonts of the pages are variable and in a form that cannot be embedded here. */
export const fontFile = (cut: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/nunito-sans/${cut}/NunitoSans_${cut}.ttf`));

/** A paper being drawn: `y` is where the next thing begins, `root` the structure that reading aids follow. */
export type Paper = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  page: Page;
  y: number;
  foot: Required<Pick<PaperWords, "letterhead" | "pageNumber">>;
};

/** What a paper says besides its content. */
type PaperWords = {
  /** shown in the window's bar */
  title: string;
  /** stands in the file, so that equal content gives equal bytes */
  madeAt: Date;
  /** the reader's when it is left out */
  language?: Language;
  /** stands at the foot of each page */
  letterhead?: Letterhead;
  /** `Page {page} of {pages}` */
  pageNumber?: string;
  /** A4 upright when it is left out */
  page?: Page;
};

/** Opens a tagged document with the fonts and the form ready. */
export function openPaper({
  title,
  madeAt,
  language = currentLanguage(),
  letterhead = currentLetterhead(),
  pageNumber = serverTexts().contract.page("{page}", "{pages}"),
  page = PAGE,
}: PaperWords): Paper {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    // Nothing flows over by itself: where a page ends is said by the content.
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: letterhead.name, Subject: title, CreationDate: madeAt, ModDate: madeAt },
  });
  doc.registerFont(FONT.text, fontFile("400Regular"));
  doc.registerFont(FONT.bold, fontFile("700Bold"));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, page, y: page.margin, foot: { letterhead, pageNumber } };
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
export function closePaper(paper: Paper): Promise<Buffer> {
  const { doc } = paper;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    decoration(paper, () => drawFoot(paper, page + 1, count), "Pagination");
  }
  return closeWithoutFoot(paper);
}

/** Closes the file. @returns its bytes */
export async function closeWithoutFoot({ doc, root }: Paper): Promise<Buffer> {
  root.end();
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const FOOT_SIZES = [8, 7, 6, 5] as const;

function drawFoot({ doc, foot, page: { width, height, margin } }: Paper, page: number, pages: number) {
  const { letterhead, pageNumber } = foot;
  const numbered = pageNumber.replace("{page}", String(page)).replace("{pages}", String(pages));
  const top = height - 44;
  doc
    .moveTo(margin, top)
    .lineTo(width - margin, top)
    .lineWidth(0.5)
    .stroke(COLOUR.line);
  const sender = `${letterhead.name} · ${letterhead.address} · ${letterhead.phone} · ${letterhead.email}`;
  doc.font(FONT.text).fillColor(COLOUR.soft);
  // A long name is written smaller, so that it stays off the page's number.
  const size = FOOT_SIZES.find((points) => doc.fontSize(points).widthOfString(sender) < width - 2 * margin - 60) ?? 4;
  doc.fontSize(size).text(sender, margin, top + 9, { lineBreak: false });
  doc.fontSize(8).text(numbered, margin, top + 9, { width: width - 2 * margin, align: "right", lineBreak: false });
}

/** Draws the shelter's logo into a square. @param logo a JPEG */
export function drawLogo(paper: Paper, logo: Buffer, { x, y, side }: { x: number; y: number; side: number }) {
  decoration(paper, () => paper.doc.image(logo, x, y, { fit: [side, side], align: "center", valign: "center" }));
}

import { fileURLToPath } from "node:url";
import type { Letterhead } from "../../../contract/platform/shelter.ts";
import { currentLanguage, type Language } from "../../../contract/texts/language.ts";
import { serverTexts } from "../../texts/texts.ts";
import { currentLetterhead } from "./letterhead.ts";
import { paperDocument } from "./paper-document.ts";
import { FONT } from "./script-fonts.ts";
import { loadBidi } from "./script-lines.ts";

export { FONT };

/** A page in points, 72 to the inch. */
type Page = { width: number; height: number; margin: number; contentWidth: number };
const pageOf = (width: number, height: number, margin: number): Page => ({
  width,
  height,
  margin,
  contentWidth: width - 2 * margin,
});

/** A4 portrait, for contracts and most papers. */
export const PAGE = pageOf(595.28, 841.89, 50);
/** A4 landscape, for wide tables. */
export const WIDE_PAGE = pageOf(841.89, 595.28, 36);
export const A5_PAGE = pageOf(419.53, 595.28, 30);
export const COLOUR = { ink: "#1f3d36", soft: "#4d5f59", line: "#9fb0a9", box: "#f4f7f5" } as const;

/** The file of a static font with Polish letters. The fonts of the pages are variable fonts, which pdfkit cannot embed. */
export const fontFile = (cut: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/nunito-sans/${cut}/NunitoSans_${cut}.ttf`));

/** A paper being drawn: `y` is where the next element begins, `root` the structure that screen readers follow. */
export type Paper = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  page: Page;
  y: number;
  foot: Required<Pick<PaperFacts, "letterhead" | "pageNumber">>;
};

/** The facts about a paper, besides its content. */
type PaperFacts = {
  /** shown in the title bar of the window */
  title: string;
  /** stored in the file; a given date instead of the current one, so that equal content gives equal bytes */
  madeAt: Date;
  /** default: that of the reader */
  language?: Language;
  /** printed at the foot of each page; default: of the shelter as it is now */
  letterhead?: Letterhead;
  /** `Page {page} of {pages}` */
  pageNumber?: string;
  /** default: A4 portrait */
  page?: Page;
};

/** Opens a tagged document with the fonts and the form ready. What draws is loaded with the first paper. */
export async function openPaper({
  title,
  madeAt,
  language = currentLanguage(),
  letterhead = currentLetterhead(),
  pageNumber = serverTexts().contract.page("{page}", "{pages}"),
  page = PAGE,
}: PaperFacts): Promise<Paper> {
  const [{ default: Document }, rules] = await Promise.all([import("pdfkit"), loadBidi()]);
  const doc = new (paperDocument(Document, rules))({
    size: [page.width, page.height],
    // pdfkit must not begin new pages by itself: the code that draws the content does.
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

/**
 * Draws something that belongs to the reading order, e.g. `tagged(paper, "H2", () => doc.text(…))`.
 * @param options.alt the text that screen readers read for a figure
 */
export function tagged(paper: Paper, tag: string, draw: () => void, options: { alt?: string } = {}) {
  const element = paper.doc.struct(tag, options, draw);
  paper.root.add(element);
  element.end();
}

/** Draws decoration, which screen readers skip. */
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
  const { name, address, phone, email } = letterhead;
  const sender = [name, address, phone, email].filter(Boolean).join(" · ");
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

import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { animalLine } from "../../../contract/animals/in-words.ts";
import { href } from "../../../contract/platform/href.ts";
import { drawFramed } from "../../platform/papers/framed-picture.ts";
import {
  COLOUR,
  closePaper,
  drawLogo,
  FONT,
  openPaper,
  PAGE,
  type Paper,
  tagged,
} from "../../platform/papers/paper.ts";
import { drawQr } from "../../platform/papers/qr.ts";
import { serverTexts } from "../../texts/texts.ts";

/** JPEGs of the animal's main photo and of the shelter's logo. */
type Pictures = { photo: Buffer | undefined; logo: Buffer | undefined };

const PHOTO_HEIGHT = 370;
const QR_SIDE = 150;
const GAP = 24;
const NAME_SIZES = [64, 54, 44, 36, 28] as const;
const LOGO_SIDE = 40;

type Text = { size: number; font?: string; color?: string; lines: number; width: number };

/** Writes text on at most `lines` lines; a longer text ends with an ellipsis. The paper's `y` moves below it. */
function write(paper: Paper, tag: string, text: string, look: Text) {
  const { size, font = FONT.text, color = COLOUR.ink, lines, width } = look;
  const { doc, page } = paper;
  doc.font(font).fontSize(size).fillColor(color);
  const height = Math.min(doc.heightOfString(text, { width }), lines * doc.currentLineHeight(true)) + 1;
  tagged(paper, tag, () => doc.text(text, page.margin, paper.y, { width, height, ellipsis: "…" }));
  paper.y += height;
}

/**
 * A poster of A4 to hang up in town, in the reader's language: photo, name, a few lines, and a code that leads to the
 * animal's page (rules §14).
 * @param animal as visitors see it
 */
export async function posterPdf(
  animal: AnimalDetail,
  { photo, logo }: Pictures,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Buffer> {
  const text = serverTexts().animalPapers.poster;
  const isFound = animal.status === "Adopted";
  const title = isFound ? text.foundTitle(animal.name) : text.title(animal.name);
  const paper = await openPaper({ title, madeAt: now });
  const { margin, contentWidth } = PAGE;
  const { doc } = paper;
  const main = animal.photos.find(({ id }) => id === animal.mainPhotoId);
  paper.y = margin - 14;
  if (main && photo) {
    const frame = { x: margin, y: paper.y, width: contentWidth, height: PHOTO_HEIGHT, radius: 20 };
    drawFramed(paper, main, photo, main.alt || animal.name, frame);
    paper.y += PHOTO_HEIGHT + 18;
  }
  const fits = (size: number) => doc.font(FONT.bold).fontSize(size).widthOfString(animal.name) <= contentWidth;
  const size = NAME_SIZES.find(fits) ?? 28;
  write(paper, "H1", animal.name, { size, font: FONT.bold, lines: 2, width: contentWidth });
  write(paper, "P", animalLine(animal), { size: 17, color: COLOUR.soft, lines: 1, width: contentWidth });
  paper.y += 12;
  const width = contentWidth - QR_SIDE - GAP;
  const code = { x: margin + contentWidth - QR_SIDE, y: paper.y, side: QR_SIDE };
  const address = publicUrl + href(`/animal/${animal.id}`);
  drawQr(paper, address, serverTexts().animalPapers.cards.code(address), code);
  write(paper, "P", isFound ? text.found : text.looking, { size: 15, font: FONT.bold, lines: 2, width });
  paper.y += 6;
  const room = PAGE.height - 120 - paper.y;
  const lines = Math.max(3, Math.floor(room / 17));
  write(paper, "P", animal.description, { size: 12, lines: Math.min(lines, main && photo ? 9 : 24), width });
  paper.y = code.y + QR_SIDE + 4;
  tagged(paper, "P", () =>
    doc
      .font(FONT.bold)
      .fontSize(10)
      .fillColor(COLOUR.ink)
      .text(text.scan(animal.name), code.x, paper.y, { width: QR_SIDE, align: "center" }),
  );
  if (logo) drawLogo(paper, logo, { x: margin, y: PAGE.height - 96, side: LOGO_SIDE });
  return closePaper(paper);
}

import { type Draw, drawFramed } from "../../../contract/platform/plot/framed.ts";
import { PAPER_TONES } from "../../../contract/platform/plot/paper-tones.ts";
import { highest, type Mark, type Plot } from "../../../contract/platform/plot/plot.ts";
import { currentLanguage, LOCALE } from "../../../contract/texts/language.ts";
import { makeRoom } from "./flow.ts";
import { FONT, type Paper, tagged } from "./paper.ts";

/** A pixel of a plot, in points. */
const SCALE = 0.72;
const GAP = 12;

/**
 * Draws a plot with its legend at the paper's `y`, over the width of the page: the one that screens show.
 * @param height in points @param alt what screen readers read, after the title
 */
export function drawPlot(paper: Paper, plot: Plot, height: number, alt: (title: string, most: string) => string) {
  const { doc, page } = paper;
  makeRoom(paper, height);
  const measure: Draw["measure"] = (text, size) => doc.font(FONT.text).fontSize(size).widthOfString(text);
  const locale = LOCALE[currentLanguage()];
  const { marks } = drawFramed(plot, { width: page.contentWidth / SCALE, height: height / SCALE, locale, measure });
  const most = new Intl.NumberFormat(locale).format(highest(plot));
  const draw = () => {
    doc.save().translate(page.margin, paper.y).scale(SCALE);
    for (const mark of marks) drawMark(doc, mark);
    doc.restore();
  };
  tagged(paper, "Figure", draw, { alt: alt(plot.title, most) });
  paper.y += height + GAP;
}

function drawMark(doc: PDFKit.PDFDocument, mark: Mark) {
  if ("text" in mark) {
    doc
      .font(mark.isBold ? FONT.bold : FONT.text)
      .fontSize(mark.size)
      .fillColor(PAPER_TONES[mark.tone]);
    const width = mark.anchor === "start" ? 0 : doc.widthOfString(mark.text);
    const x = mark.at[0] - (mark.anchor === "middle" ? width / 2 : width);
    doc.text(mark.text, x, mark.at[1], { lineBreak: false, baseline: "alphabetic" });
    return;
  }
  doc.save().translate(...(mark.at ?? [0, 0]));
  if (mark.fill) doc.path(mark.d).fill(PAPER_TONES[mark.fill]);
  if (mark.stroke) {
    doc.path(mark.d).lineWidth(mark.width ?? 1);
    if (mark.dash?.length) doc.dash(mark.dash[0] ?? 1, { space: mark.dash[1] ?? 1 });
    doc.stroke(PAPER_TONES[mark.stroke]);
  }
  doc.restore();
}

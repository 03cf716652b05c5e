import { type Draw, drawFramed } from "../../../../contract/platform/plot/framed.ts";
import { PAPER_TONES } from "../../../../contract/platform/plot/paper-tones.ts";
import type { Mark, Plot } from "../../../../contract/platform/plot/plot.ts";
import { shelter } from "../../../../contract/platform/shelter.ts";
import { browserLocale, localSpan } from "../../../format.ts";
import { downloadFile, fileNamePart } from "../../platform/kit/export-button.tsx";

const WIDTH = 1000;
const HEIGHT = 520;
const MARGIN = 32;
/** Sharp on dense screens and on paper. */
const SCALE = 2;

/** Downloads a plot as PNG, with its title, legend and source, in the colours of paper. @throws Error without a canvas */
export async function savePicture(plot: Plot): Promise<void> {
  const [from = "", to = ""] = [plot.steps[0]?.from, plot.steps.at(-1)?.to];
  const blob = await pictureOf(plot, `${shelter().name}, ${localSpan(from, to)}`);
  downloadFile(`${fileNamePart(plot.title.replaceAll(",", ""))}-${from}-${to}.png`, blob);
}

async function pictureOf(plot: Plot, source: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = (WIDTH + 2 * MARGIN) * SCALE;
  canvas.height = (HEIGHT + 2 * MARGIN) * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  const family = getComputedStyle(document.body).fontFamily;
  const setFont = (size: number, isBold = false) => {
    context.font = `${isBold ? "700 " : ""}${size}px ${family}`;
  };
  const measure: Draw["measure"] = (text, size) => {
    setFont(size);
    return context.measureText(text).width;
  };
  context.fillStyle = PAPER_TONES.edge;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.translate(MARGIN, MARGIN);
  const { marks } = drawFramed(plot, { width: WIDTH, height: HEIGHT, locale: browserLocale(), measure, source });
  for (const mark of marks) {
    context.save();
    context.translate(...(mark.at ?? [0, 0]));
    drawMark(context, mark, setFont);
    context.restore();
  }
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("The picture is too large."))), "image/png"),
  );
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, setFont: (size: number, isBold?: boolean) => void) {
  if ("text" in mark) {
    setFont(mark.size, mark.isBold);
    context.textAlign = mark.anchor === "middle" ? "center" : mark.anchor;
    context.fillStyle = PAPER_TONES[mark.tone];
    context.fillText(mark.text, 0, 0);
    return;
  }
  const path = new Path2D(mark.d);
  if (mark.fill) {
    context.fillStyle = PAPER_TONES[mark.fill];
    context.fill(path);
  }
  if (mark.stroke) {
    context.strokeStyle = PAPER_TONES[mark.stroke];
    context.lineWidth = mark.width ?? 1;
    context.setLineDash([...(mark.dash ?? [])]);
    context.stroke(path);
  }
}

import { correction, generate } from "lean-qr";
import { type Paper, tagged } from "./paper.ts";

/** The width of the white border around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Draws a QR code of an address into a square, with its quiet zone. It stays readable when a quarter of it is covered.
 * @param alt the text that screen readers read for it
 */
export function drawQr(
  paper: Paper,
  address: string,
  alt: string,
  { x, y, side }: { x: number; y: number; side: number },
) {
  const code = generate(address, { minCorrectionLevel: correction.Q });
  const module = side / (code.size + 2 * QUIET);
  const { doc } = paper;
  const draw = () => {
    doc.rect(x, y, side, side).fill("white");
    for (let row = 0; row < code.size; row++) {
      for (let at = 0; at < code.size; at++) {
        if (code.get(at, row)) doc.rect(x + (at + QUIET) * module, y + (row + QUIET) * module, module, module);
      }
    }
    doc.fill("black");
  };
  tagged(paper, "Figure", draw, { alt });
}

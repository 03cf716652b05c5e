import { correction, generate } from "lean-qr";
import type { Paper } from "./paper.ts";

/** The white border that readers of codes need, in modules (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/**
 * Draws a QR code of an address into a square, with its quiet zone. A quarter of it may be covered or worn off.
 * @param alt what reading aids say of it
 */
export function drawQr(
  { doc, root }: Paper,
  address: string,
  alt: string,
  { x, y, side }: { x: number; y: number; side: number },
) {
  const code = generate(address, { minCorrectionLevel: correction.Q });
  const module = side / (code.size + 2 * QUIET);
  const figure = doc.struct("Figure", { alt }, () => {
    doc.rect(x, y, side, side).fill("white");
    for (let row = 0; row < code.size; row++) {
      for (let at = 0; at < code.size; at++) {
        if (code.get(at, row)) doc.rect(x + (at + QUIET) * module, y + (row + QUIET) * module, module, module);
      }
    }
    doc.fill("black");
  });
  root.add(figure);
  figure.end();
}

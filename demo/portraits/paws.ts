import { ellipse, strokePath, threeStops } from "./canvas.ts";
import type { Model } from "./model.ts";
import { openCurve } from "./outline.ts";
import type { Tones } from "./palette.ts";

export function drawPaw(model: Model, x: number, y: number, rx: number, ry: number, tone: Tones): string {
  const toes = [-0.36, 0.36].map((k) =>
    openCurve([
      [x + rx * k, y - ry * 0.25],
      [x + rx * k * 1.1, y + ry * 0.2],
      [x + rx * k, y + ry * 0.62],
    ]),
  );
  return (
    ellipse(
      x,
      y,
      rx,
      ry,
      model.canvas.radial(threeStops(tone.light, 0.6, tone.base, tone.shade), { cx: 0.42, cy: 0.2, r: 0.8 }),
    ) + strokePath(toes.join(""), tone.deep, 3, 0.6)
  );
}

import { clipped, ellipse, evenStops, fillPath } from "./canvas.ts";
import { stripe } from "./coat-marks.ts";
import { hasMark, type Model } from "./model.ts";
import { type Point, taperedOutline } from "./outline.ts";
import { coatEdge } from "./torso.ts";

/** Draws a tail along a centre line: bushy for long fur, with rings for a tabby. */
export function drawTail(model: Model, spine: readonly Point[], tip = true): string {
  const { canvas, base, shape, type } = model;
  const tone = hasMark(model, "points", "saddle") ? model.dark : base;
  const plume = shape.fur === "long" ? 56 : shape.fur === "medium" || shape.fur === "rough" ? 44 : 0;
  const thin = type === "Cat" ? 28 : 34 * shape.bulk;
  const width = plume
    ? (share: number) => 26 + plume * Math.sin(Math.PI * (0.16 + share * 0.82))
    : (share: number) => thin * (type === "Cat" ? 1.05 - share * 0.25 : 1.1 - share * 0.72);
  const outline = taperedOutline(spine, width);
  const path = coatEdge(model, outline, "tail");
  const clip = canvas.clip(path);
  const [tx, ty] = spine.at(-1) as Point;
  const marks = [
    tip && hasMark(model, "socks", "wideBlaze") ? ellipse(tx, ty, 40, 46, model.pale.base) : "",
    hasMark(model, "tabby") ? rings(model, spine) : "",
  ].join("");
  return fillPath(path, canvas.linear(evenStops(tone.light, tone.base, tone.shade))) + clipped(clip, marks);
}

function rings(model: Model, spine: readonly Point[]): string {
  const bands = spine.slice(1).map(([x, y], i) => {
    const [px, py] = spine[i] as Point;
    const [dx, dy] = [(x - px) * 0.6, (y - py) * 0.6];
    return stripe([x - dy, y + dx], [x + dy, y - dx], 8);
  });
  return fillPath(bands.join(""), model.dark.base, 0.7);
}

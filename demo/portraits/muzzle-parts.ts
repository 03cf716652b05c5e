import { ellipse } from "./canvas.ts";
import { hasMark, type Model, turnPoint } from "./model.ts";
import { type Point, parsePoints } from "./outline.ts";
import { mix, type Tones, tones } from "./palette.ts";

export function muzzleTones(model: Model): Tones {
  if (hasMark(model, "mask", "points") && !hasMark(model, "paleMuzzle")) return model.dark;
  if (hasMark(model, "paleMuzzle", "blaze", "wideBlaze", "huskyFace")) return model.pale;
  if (hasMark(model, "tanPoints")) return model.pale;
  return tones(mix(model.coat.base, model.coat.pale, model.type === "Dog" ? 0.35 : 0.45));
}

export function whiskerDots(model: Model, t: Tones, x: number, y: number): string {
  const spots: readonly Point[] = parsePoints("0,0 9,7 -3,11");
  return [-1, 1]
    .flatMap((side) => spots.map(([dx, dy]) => turnPoint(model, [(x + dx - 4) * side, y + dy], 106)))
    .map(([cx, cy]) => ellipse(cx, cy, 1.9, 1.9, t.deep, 0.55))
    .join("");
}

import { oval } from "./canvas.ts";
import { has, type Model, turned } from "./model.ts";
import { type Point, points } from "./outline.ts";
import { mix, type Tones, tones } from "./palette.ts";

export function muzzleTone(model: Model): Tones {
  if (has(model, "mask", "points") && !has(model, "paleMuzzle")) return model.dark;
  if (has(model, "paleMuzzle", "blaze", "wideBlaze", "huskyFace")) return model.pale;
  if (has(model, "tanPoints")) return model.pale;
  return tones(mix(model.coat.base, model.coat.pale, model.type === "Dog" ? 0.35 : 0.45));
}

export function whiskerDots(model: Model, t: Tones, x: number, y: number): string {
  const spots: readonly Point[] = points("0,0 9,7 -3,11");
  return [-1, 1]
    .flatMap((side) => spots.map(([dx, dy]) => turned(model, [(x + dx - 4) * side, y + dy], 106)))
    .map(([cx, cy]) => oval(cx, cy, 1.9, 1.9, t.deep, 0.55))
    .join("");
}

import { clipped, ellipse, evenStops, fillPath, n, strokePath, threeStops } from "./canvas.ts";
import type { Model } from "./model.ts";
import { parsePoints } from "./outline.ts";
import { mix } from "./palette.ts";
import { neckHalfWidth } from "./torso.ts";

export const CLOTH_COLOURS = {
  red: "#c8553d",
  blue: "#4f7f96",
  green: "#3f7463",
  yellow: "#e0a63a",
  plum: "#84566f",
  turquoise: "#4fa09a",
} as const;

export type ClothName = keyof typeof CLOTH_COLOURS;
export type AccessoryKind = "none" | "collar" | "bandana" | "scarf" | "bow";

/** The accessory round the animal's neck, drawn over the chest and under the head. */
export function drawAccessory(model: Model, kind: AccessoryKind, cloth: ClothName, torso: string): string {
  const colour = CLOTH_COLOURS[cloth];
  const clipToTorso = (body: string) => clipped(model.canvas.clip(torso), body);
  if (kind === "collar") return clipToTorso(collar(model, colour)) + tag(model);
  if (kind === "bow") return clipToTorso(collar(model, colour)) + bow(model, colour);
  if (kind === "bandana") return clipToTorso(bandana(model, colour));
  if (kind === "scarf") return scarf(model, colour);
  return "";
}

type Loop = { half: number; top: number; low: number };

/** The curve of a collar: its ends reach past the neck and are clipped; its lowest point is below chin and muzzle. */
function neckLoop(model: Model): Loop {
  const chin = model.type === "Dog" ? Math.max(95, model.shape.nose + 58 + (model.mouthOpen ? 16 : 0)) : 92;
  return { half: neckHalfWidth(model) * 1.16, top: chin - 22, low: chin + 24 };
}

function band({ half, top, low }: Loop, dy = 0): string {
  const reach = top + (low - top) * 1.25 + dy;
  return `M${n(-half)} ${n(top + dy)}C${n(-half * 0.72)} ${n(reach)} ${n(half * 0.72)} ${n(reach)} ${n(half)} ${n(top + dy)}`;
}

function collar(model: Model, colour: string): string {
  const at = neckLoop(model);
  return [
    strokePath(band(at, 7), model.base.deep, 19, 0.3),
    strokePath(band(at), mix(colour, "#2b1c20", 0.2), 20),
    strokePath(band(at, -2), colour, 15),
    strokePath(band(at, -6), mix(colour, "#ffffff", 0.45), 2.4, 0.7),
  ].join("");
}

/** The y coordinate of the lowest point of the curve. */
function lowestPoint(at: Loop): number {
  return at.top * 0.25 + (at.top + (at.low - at.top) * 1.25) * 0.75;
}

function tag(model: Model): string {
  const y = lowestPoint(neckLoop(model)) + 22;
  const gold = model.canvas.radial(threeStops("#fbe3a2", 0.6, "#e3b04a", "#b57f2c"), { cx: 0.4, cy: 0.3, r: 0.8 });
  return [
    ellipse(1, y + 4, 15, 15, model.base.deep, 0.3),
    ellipse(0, y - 14, 5, 5, "#b57f2c"),
    ellipse(0, y, 15, 15, gold),
    ellipse(0, y + 3, 4.6, 3.8, "#9a6a22"),
    [-6, -2, 2, 6].map((x) => ellipse(x, y - 4 + Math.abs(x) * 0.5, 1.7, 2.1, "#9a6a22")).join(""),
  ].join("");
}

function bow(model: Model, colour: string): string {
  const y = lowestPoint(neckLoop(model)) + 4;
  const wing = (s: number) =>
    `M0 ${n(y)}C${10 * s} ${n(y - 20)} ${34 * s} ${n(y - 26)} ${44 * s} ${n(y - 18)}Q${50 * s} ${n(y)} ${44 * s} ${n(y + 18)}C${34 * s} ${n(y + 26)} ${10 * s} ${n(y + 18)} 0 ${n(y)}Z`;
  const paint = model.canvas.linear(evenStops(mix(colour, "#ffffff", 0.2), mix(colour, "#2b1c20", 0.18)));
  return [
    fillPath(wing(-1) + wing(1), paint),
    strokePath(
      `M10 ${n(y)}L30 ${n(y - 6)}M10 ${n(y + 3)}L28 ${n(y + 8)}M-10 ${n(y)}L-30 ${n(y - 6)}M-10 ${n(y + 3)}L-28 ${n(y + 8)}`,
      mix(colour, "#2b1c20", 0.4),
      2,
      0.5,
    ),
    ellipse(0, y, 11, 12, mix(colour, "#2b1c20", 0.12)),
  ].join("");
}

function bandana(model: Model, colour: string): string {
  const at = neckLoop(model);
  const tip = at.low + 92 * (model.type === "Cat" ? 0.85 : 1);
  const h = at.half;
  const path = `${band(at, -10)}L${n(h)} ${n(at.top + 10)}L${n(h * 0.94)} ${n(at.top + 30)}Q${n(h * 0.5)} ${n(at.low + 52)} 6 ${n(tip)}Q0 ${n(tip + 4)} -6 ${n(tip)}Q${n(-h * 0.5)} ${n(at.low + 52)} ${n(-h * 0.94)} ${n(at.top + 30)}L${n(-h)} ${n(at.top + 10)}Z`;
  const dots = parsePoints("-40,14 -14,10 14,10 40,14 -26,34 0,32 26,34 -12,56 12,56 0,76").map(([x = 0, y = 0]) =>
    ellipse(x, at.low + y - 4, 3.8, 3.8, "#fff6e6", 0.9),
  );
  return [
    strokePath(band(at, 14), model.base.deep, 20, 0.22),
    fillPath(
      path,
      model.canvas.linear(threeStops(mix(colour, "#2b1c20", 0.14), 0.4, colour, mix(colour, "#ffffff", 0.1))),
    ),
    clipped(model.canvas.clip(path), dots.join("")),
    strokePath(band(at, -7), mix(colour, "#ffffff", 0.35), 3, 0.6),
  ].join("");
}

function scarf(model: Model, colour: string): string {
  const wide = neckLoop(model);
  const at = { ...wide, half: wide.half * 0.9 };
  const dark = mix(colour, "#2b1c20", 0.22);
  const end = `M14 ${n(at.low - 10)}L58 ${n(at.low - 14)}L70 ${n(at.low + 96)}L24 ${n(at.low + 102)}Z`;
  const fringe = [28, 38, 48, 58, 67].map((x) => `M${x} ${n(at.low + 98)}l1 16`).join("");
  const stripes = [30, 58, 86]
    .map((y) => `M${20 + y * 0.06} ${n(at.low + y - 6)}L${62 + y * 0.08} ${n(at.low + y - 10)}`)
    .join("");
  return [
    strokePath(band(at, 14), model.base.deep, 34, 0.25),
    fillPath(end, model.canvas.linear(threeStops(dark, 0.4, colour, colour))),
    strokePath(stripes, "#fbf0dc", 7, 0.75),
    strokePath(fringe, colour, 4),
    strokePath(band(at, 2), dark, 38),
    strokePath(band(at, -2), colour, 33),
    strokePath(band(at, -9), mix(colour, "#ffffff", 0.35), 5, 0.6),
    strokePath(band(at, 6), "#fbf0dc", 4, 0.5),
  ].join("");
}

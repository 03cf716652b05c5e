import { clipped, evenStops, fillPath, strokePath } from "./canvas.ts";
import { blotches, stripe } from "./coat-marks.ts";
import { hasMark, type Model } from "./model.ts";
import {
  closedCurve,
  curlyEdge,
  furEdge,
  mirrorImage,
  openCurve,
  type Point,
  parsePoints,
  withMirrorImage,
} from "./outline.ts";
import { mix, type Tones } from "./palette.ts";

export type Body = {
  /** Everything below the head. */
  art: string;
  /** The path of neck and chest, to which accessories are clipped. */
  torso: string;
};

/** Neck, chest and shoulders, down to the bottom of the picture. */
export function drawChest(model: Model): Body {
  const halfNeck = neckHalfWidth(model);
  const outline = withMirrorImage(
    parsePoints("0,10 0.9,40 1.02,96 1.34,150 1.86,214 2.12,300 2.2,440 0,450", halfNeck),
  );
  return drawTorso(model, outline, 400);
}

export function neckHalfWidth(model: Model): number {
  return 76 * model.shape.bulk;
}

/** Draws neck and chest with marks, shadow and hair; a pale chest ends at `bottom`. */
export function drawTorso(model: Model, outline: readonly Point[], bottom: number): Body {
  const { canvas, base } = model;
  const path = coatEdge(model, outline, "trunk");
  const halfNeck = neckHalfWidth(model);
  const art = [
    fillPath(path, canvas.linear(evenStops(base.base, base.base, base.shade), { x1: 0.35, x2: 0.65 })),
    clipped(
      canvas.clip(path),
      [
        torsoMarks(model, bottom),
        canvas.glow(halfNeck * 2, 330, halfNeck * 1.1, 240, base.deep, 0.3),
        canvas.glow(-halfNeck * 1.3, 210, halfNeck * 0.8, 110, base.light, 0.3),
        canvas.glow(
          model.yaw * 40,
          104,
          halfNeck * 1.4,
          62,
          hasMark(model, "paleChest") ? mix(base.deep, model.pale.deep, 0.5) : base.deep,
          0.5,
        ),
      ].join(""),
    ),
    chestHairs(model, halfNeck, bottom),
  ].join("");
  return { art, torso: path };
}

function torsoMarks(model: Model, chestBottom: number): string {
  const halfNeck = neckHalfWidth(model);
  const marks: string[] = [];
  if (hasMark(model, "saddle")) {
    const side: Point[] = parsePoints("0.75,60 1.1,96 2.4,180 2.6,460 1.9,440 1.5,300 1.05,190", halfNeck);
    marks.push(furPatch(model, side, model.dark.base), furPatch(model, mirrorImage(side), model.dark.base));
  }
  if (hasMark(model, "merle")) marks.push(blotches(model, 26, { x: 0, y: 240, rx: halfNeck * 2, ry: 170 }, 9, 30));
  if (hasMark(model, "patches"))
    marks.push(furPatch(model, parsePoints("0.9,120 2,130 2.4,300 1.5,330 1.1,230", halfNeck), model.dark.base));
  if (hasMark(model, "calico")) {
    marks.push(furPatch(model, parsePoints("0.7,140 2,130 2.4,300 1.4,310", halfNeck), "#dd954c"));
    marks.push(furPatch(model, parsePoints("-2.4,190 -1.1,170 -0.9,290 -2,400", halfNeck), model.dark.base));
  }
  if (hasMark(model, "tabby")) marks.push(tabbyChest(model));
  if (model.shape.fur === "none") marks.push(model.canvas.glow(0, 190, halfNeck, 210, model.pale.base, 0.7));
  else if (hasMark(model, "paleChest", "tanPoints", "huskyFace")) {
    const wide = hasMark(model, "tanPoints") ? 0.42 : 0.78;
    const from = hasMark(model, "tanPoints") ? 150 : 40;
    marks.push(
      furPatch(
        model,
        withMirrorImage([
          [0, from],
          [halfNeck * wide, from + 30],
          [halfNeck * wide * 1.16, from + 120],
          [halfNeck * wide * 0.85, chestBottom - 90],
          [halfNeck * wide * 0.45, chestBottom],
          [0, chestBottom + 24],
        ]),
        model.pale.base,
        16,
      ),
    );
  }
  return marks.join("");
}

function tabbyChest(model: Model): string {
  const halfNeck = neckHalfWidth(model);
  const bands = [150, 200, 256, 318, 384].flatMap((y, i) =>
    [-1, 1].map((side) =>
      stripe([side * halfNeck * 0.5, y + 22], [side * halfNeck * 2.5, y - 26 + i * 4], 12, side * 16),
    ),
  );
  return fillPath(bands.join(""), model.dark.base, 0.62);
}

/** A coloured patch with a furry edge. */
export function furPatch(model: Model, points: readonly Point[], colour: string, long = 9): string {
  const path =
    model.shape.fur === "none"
      ? closedCurve(points)
      : furEdge(points, { step: 24, length: long * 1.5, random: model.random("brushed") });
  return fillPath(path, colour);
}

export function coatEdge(model: Model, outline: readonly Point[], part: string): string {
  const random = model.random(part);
  switch (model.shape.fur) {
    case "curly":
      return curlyEdge(outline, 32, random);
    case "long":
      return furEdge(outline, { step: 42, length: 28, random });
    case "medium":
      return furEdge(outline, { step: 34, length: 16, random });
    case "rough":
      return furEdge(outline, { step: 24, length: 17, random });
    default:
      return closedCurve(outline);
  }
}

/** Hairs on the chest, which make it look round. */
function chestHairs(model: Model, halfNeck: number, bottom: number): string {
  const { fur } = model.shape;
  if (fur === "none") return "";
  const random = model.random("hairs");
  const tone = hasMark(model, "paleChest", "huskyFace") ? model.pale : model.base;
  if (fur === "curly") return curls(model, halfNeck, tone);
  const [long, count] = fur === "short" ? [17, 9] : [30, 20];
  const strokes = Array.from({ length: count }, (_, i) => {
    const x = halfNeck * 0.75 * Math.sin(i * 2.4) + random.int(-6, 6);
    const y = 165 + ((i + random.next()) / count) * (bottom - 210);
    return stripe([x, y], [x * 0.95, y + long * (0.7 + random.next() * 0.6)], 2, x > 0 ? -3 : 3);
  });
  return fillPath(strokes.join(""), tone.deep, 0.16);
}

function curls(model: Model, halfNeck: number, tone: Tones): string {
  const random = model.random("chest curls");
  const arcs = Array.from({ length: 22 }, () => {
    const [x, y] = [(random.next() * 2 - 1) * halfNeck * 1.5, 140 + random.next() * 240];
    return openCurve([
      [x - 11, y],
      [x - 5, y + 10],
      [x + 6, y + 9],
      [x + 10, y - 2],
    ]);
  });
  return strokePath(arcs.join(""), tone.deep, 2.6, 0.22);
}

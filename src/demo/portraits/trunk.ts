import { clipped, even, fill, line } from "./canvas.ts";
import { blotches, stripe } from "./coats.ts";
import { has, type Model } from "./model.ts";
import { curly, flipped, furry, mirrored, type Point, points, smooth, stroke } from "./outline.ts";
import { mix, type Tones } from "./palette.ts";

export type Body = {
  /** Everything below the head. */
  art: string;
  /** Neck and chest as a path, to which collars are cut. */
  trunk: string;
};

/** Neck, chest and shoulders, running out of the picture below. */
export function chest(model: Model): Body {
  const nk = neck(model);
  const outline = mirrored(points("0,10 0.9,40 1.02,96 1.34,150 1.86,214 2.12,300 2.2,440 0,450", nk));
  return chestArt(model, outline, 400);
}

export function neck(model: Model): number {
  return (model.type === "Cat" ? 76 : 76) * model.shape.bulk;
}

/** A chest of the given outline, with its marks, shade and hair; the pale chest ends at `bottom`. */
export function chestArt(model: Model, outline: readonly Point[], bottom: number): Body {
  const { canvas, base } = model;
  const path = coatEdge(model, outline, "trunk");
  const nk = neck(model);
  const art = [
    fill(path, canvas.linear(even(base.base, base.base, base.shade), { x1: 0.35, x2: 0.65 })),
    clipped(
      canvas.clip(path),
      [
        trunkMarks(model, bottom),
        canvas.glow(nk * 2, 330, nk * 1.1, 240, base.deep, 0.3),
        canvas.glow(-nk * 1.3, 210, nk * 0.8, 110, base.light, 0.3),
        canvas.glow(
          model.yaw * 40,
          104,
          nk * 1.4,
          62,
          has(model, "paleChest") ? mix(base.deep, model.pale.deep, 0.5) : base.deep,
          0.5,
        ),
      ].join(""),
    ),
    hairs(model, nk, bottom),
  ].join("");
  return { art, trunk: path };
}

function trunkMarks(model: Model, chestBottom: number): string {
  const nk = neck(model);
  const marks: string[] = [];
  if (has(model, "saddle")) {
    const side: Point[] = points("0.75,60 1.1,96 2.4,180 2.6,460 1.9,440 1.5,300 1.05,190", nk);
    marks.push(brushed(model, side, model.dark.base), brushed(model, flipped(side), model.dark.base));
  }
  if (has(model, "merle")) marks.push(blotches(model, 26, { x: 0, y: 240, rx: nk * 2, ry: 170 }, 9, 30));
  if (has(model, "patches"))
    marks.push(brushed(model, points("0.9,120 2,130 2.4,300 1.5,330 1.1,230", nk), model.dark.base));
  if (has(model, "calico")) {
    marks.push(brushed(model, points("0.7,140 2,130 2.4,300 1.4,310", nk), "#dd954c"));
    marks.push(brushed(model, points("-2.4,190 -1.1,170 -0.9,290 -2,400", nk), model.dark.base));
  }
  if (has(model, "tabby")) marks.push(tabbyChest(model));
  if (model.shape.fur === "none") marks.push(model.canvas.glow(0, 190, nk, 210, model.pale.base, 0.7));
  else if (has(model, "paleChest", "tanPoints", "huskyFace")) {
    const wide = has(model, "tanPoints") ? 0.42 : 0.78;
    const from = has(model, "tanPoints") ? 150 : 40;
    marks.push(
      brushed(
        model,
        mirrored([
          [0, from],
          [nk * wide, from + 30],
          [nk * wide * 1.16, from + 120],
          [nk * wide * 0.85, chestBottom - 90],
          [nk * wide * 0.45, chestBottom],
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
  const nk = neck(model);
  const bands = [150, 200, 256, 318, 384].flatMap((y, i) =>
    [-1, 1].map((side) => stripe([side * nk * 0.5, y + 22], [side * nk * 2.5, y - 26 + i * 4], 12, side * 16)),
  );
  return fill(bands.join(""), model.dark.base, 0.62);
}

/** A coloured field with an edge of brushed fur. */
export function brushed(model: Model, points: readonly Point[], colour: string, long = 9): string {
  const path =
    model.shape.fur === "none"
      ? smooth(points)
      : furry(points, { step: 24, length: long * 1.5, random: model.random("brushed") });
  return fill(path, colour);
}

export function coatEdge(model: Model, outline: readonly Point[], part: string): string {
  const random = model.random(part);
  switch (model.shape.fur) {
    case "curly":
      return curly(outline, 32, random);
    case "long":
      return furry(outline, { step: 42, length: 28, random });
    case "medium":
      return furry(outline, { step: 34, length: 16, random });
    case "rough":
      return furry(outline, { step: 24, length: 17, random });
    default:
      return smooth(outline);
  }
}

/** Hairs on the chest that give it its roundness. */
function hairs(model: Model, nk: number, bottom: number): string {
  const { fur } = model.shape;
  if (fur === "none") return "";
  const random = model.random("hairs");
  const tone = has(model, "paleChest", "huskyFace") ? model.pale : model.base;
  if (fur === "curly") return curls(model, nk, tone);
  const [long, count] = fur === "short" ? [17, 9] : [30, 20];
  const strokes = Array.from({ length: count }, (_, i) => {
    const x = nk * 0.75 * Math.sin(i * 2.4) + random.int(-6, 6);
    const y = 165 + ((i + random.next()) / count) * (bottom - 210);
    return stripe([x, y], [x * 0.95, y + long * (0.7 + random.next() * 0.6)], 2, x > 0 ? -3 : 3);
  });
  return fill(strokes.join(""), tone.deep, 0.16);
}

function curls(model: Model, nk: number, tone: Tones): string {
  const random = model.random("chest curls");
  const arcs = Array.from({ length: 22 }, () => {
    const [x, y] = [(random.next() * 2 - 1) * nk * 1.5, 140 + random.next() * 240];
    return stroke([
      [x - 11, y],
      [x - 5, y + 10],
      [x + 6, y + 9],
      [x + 10, y - 2],
    ]);
  });
  return line(arcs.join(""), tone.deep, 2.6, 0.22);
}

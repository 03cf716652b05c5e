import { clipped, fillPath, threeStops } from "./canvas.ts";
import { blotches, stripe } from "./coat-marks.ts";
import { hasMark, type Model } from "./model.ts";
import { type Point, parsePoints } from "./outline.ts";
import { drawPaw } from "./paws.ts";
import { drawTail } from "./tails.ts";
import { type Body, coatEdge, drawTorso, furPatch, neckHalfWidth } from "./torso.ts";

/** @returns how far a lying animal extends to the right of its head, in head units */
export function bodyLength(model: Model): number {
  return (
    (model.shape.fur === "long" ? 345 : 320) * (model.shape.legs <= 0.5 ? 1.3 : 1) * Math.max(0.85, model.shape.bulk)
  );
}

/** The whole animal, lying; its chest faces the viewer and its back extends to the right. */
export function drawLying(model: Model): Body {
  const { canvas, base } = model;
  const ground = 282;
  const halfNeck = neckHalfWidth(model);
  const far = bodyLength(model);
  const toes = hasMark(model, "socks") ? model.pale : hasMark(model, "points") ? model.dark : base;
  const front = drawTorso(
    model,
    [
      [-halfNeck * 0.9, 30],
      [0, 10],
      [halfNeck * 0.9, 30],
      [halfNeck * 1.02, 100],
      [halfNeck * 1.3, 170],
      [halfNeck * 1.36, 236],
      [halfNeck * 1.1, ground - 8],
      [-halfNeck * 1.1, ground - 8],
      [-halfNeck * 1.36, 236],
      [-halfNeck * 1.3, 170],
      [-halfNeck * 1.02, 100],
    ],
    ground - 20,
  );
  const art = [
    canvas.glow(far * 0.36, ground + 4, far * 0.86, 40, "#2b211f", 0.42),
    barrel(model, far, ground),
    drawTail(model, parsePoints("0.93,-40 1.05,-30 1.1,-4 0.98,8 0.78,8", far, ground), false),
    haunch(model, far, ground, toes === model.pale ? toes : base),
    front.art,
    foreleg(model, -halfNeck * 0.66, ground, toes),
    foreleg(model, halfNeck * 0.66, ground, toes),
  ].join("");
  return { art, torso: front.torso };
}

function barrel(model: Model, far: number, ground: number): string {
  const { canvas, base } = model;
  const outline: Point[] = [
    [-40, 70],
    [60, 74],
    [far * 0.45, 96],
    [far * 0.75, 92],
    [far * 0.95, 128],
    [far, 196],
    [far * 0.95, ground - 16],
    [far * 0.5, ground - 4],
    [-40, ground - 6],
    [-70, 160],
  ];
  const path = coatEdge(model, outline, "barrel");
  return [
    fillPath(path, canvas.linear(threeStops(base.light, 0.4, base.base, base.shade))),
    clipped(canvas.clip(path), backMarks(model, far, ground) + canvas.glow(90, 190, 90, 120, base.deep, 0.4)),
  ].join("");
}

function backMarks(model: Model, far: number, ground: number): string {
  const marks: string[] = [];
  const back: Point[] = [
    [40, 40],
    [far * 0.6, 60],
    [far * 1.1, 70],
    [far * 1.02, 180],
    [far * 0.7, 176],
    [far * 0.4, 180],
    [80, 160],
  ];
  if (hasMark(model, "saddle")) marks.push(furPatch(model, back, model.dark.base));
  if (hasMark(model, "huskyFace"))
    marks.push(
      furPatch(
        model,
        [
          [60, ground - 50],
          [far * 0.6, ground - 60],
          [far, ground],
          [60, ground + 20],
        ],
        model.pale.base,
      ),
    );
  if (hasMark(model, "patches", "calico"))
    marks.push(furPatch(model, parsePoints("0.42,60 0.72,66 0.78,150 0.6,190 0.42,150", far), model.dark.base));
  if (hasMark(model, "calico"))
    marks.push(furPatch(model, parsePoints("0.75,66 1.1,90 1.1,200 0.85,180", far), "#dd954c"));
  if (hasMark(model, "merle")) marks.push(blotches(model, 22, { x: far * 0.5, y: 170, rx: far * 0.5, ry: 90 }, 9, 28));
  if (hasMark(model, "tabby")) {
    const bands = Array.from({ length: 7 }, (_, i) => {
      const x = far * (0.26 + i * 0.11);
      return stripe([x, 70], [x + 22, 200 + (i % 2) * 30], 10, 12);
    });
    marks.push(fillPath(bands.join(""), model.dark.base, 0.62));
  }
  return marks.join("");
}

function haunch(model: Model, far: number, ground: number, toes: Model["base"]): string {
  const { canvas, base } = model;
  const x = far * 0.76;
  const outline: Point[] = [
    [x - 56, 172],
    [x + 4, 140],
    [x + 66, 158],
    [x + 84, 216],
    [x + 56, ground - 10],
    [x - 40, ground - 6],
    [x - 76, 232],
  ];
  const path = coatEdge(model, outline, "haunch");
  return [
    fillPath(path, canvas.radial(threeStops(base.light, 0.6, base.base, base.shade), { cx: 0.45, cy: 0.25, r: 0.8 })),
    hasMark(model, "tabby")
      ? clipped(
          canvas.clip(path),
          fillPath(
            [0, 1, 2].map((i) => stripe([x - 60, 178 + i * 28], [x + 50, 170 + i * 30], 8, -12)).join(""),
            model.dark.base,
            0.6,
          ),
        )
      : "",
    drawPaw(model, x - 44, ground - 2, 54, 20, toes),
  ].join("");
}

function foreleg(model: Model, x: number, ground: number, toes: Model["base"]): string {
  const { canvas } = model;
  const w = 32 * Math.max(0.85, model.shape.bulk);
  const upper =
    hasMark(model, "paleChest") && hasMark(model, "socks")
      ? model.pale
      : hasMark(model, "tanPoints")
        ? model.pale
        : model.base;
  const outline: Point[] = [
    [x - w * 0.8, ground - 84],
    [x, ground - 96],
    [x + w * 0.8, ground - 84],
    [x + w, ground - 30],
    [x + w * 0.96, ground],
    [x - w * 0.96, ground],
    [x - w, ground - 30],
  ];
  const path = coatEdge({ ...model, shape: { ...model.shape, fur: "short" } }, outline, "foreleg");
  return [
    canvas.glow(x, ground - 20, w * 1.5, 50, upper.deep, 0.3),
    fillPath(
      path,
      canvas.linear([
        [0, upper.base, 0],
        [0.3, upper.base],
        [0.8, toes.base],
        [1, toes.base],
      ]),
    ),
    drawPaw(model, x, ground + 2, w * 1.14, 24, toes),
  ].join("");
}

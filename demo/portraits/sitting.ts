import { clipped, evenStops, fillPath } from "./canvas.ts";
import { stripe } from "./coat-marks.ts";
import { hasMark, type Model } from "./model.ts";
import { closedCurve, mirrorImage, type Point, parsePoints, withMirrorImage } from "./outline.ts";
import type { Tones } from "./palette.ts";
import { drawPaw } from "./paws.ts";
import { drawTail } from "./tails.ts";
import { type Body, coatEdge, drawTorso, neckHalfWidth } from "./torso.ts";

/** The whole animal, sitting, from the front. */
export function drawSitting(model: Model): Body {
  const { canvas, base } = model;
  const halfNeck = neckHalfWidth(model);
  const ground = groundLevel(model);
  const torso = withMirrorImage([
    [0, 10],
    [halfNeck * 0.88, 40],
    [halfNeck * 0.98, 92],
    [halfNeck * 1.24, 140],
    [halfNeck * 1.46, 210],
    [halfNeck * 1.58, 290],
    [halfNeck * 1.4, ground - 30],
    [0, ground - 8],
  ]);
  const front = drawTorso(model, torso, ground - 165);
  const legTone = hasMark(model, "socks") ? model.pale : hasMark(model, "points") ? model.dark : base;
  const art = [
    canvas.glow(10, ground + 4, halfNeck * 3, 34, "#2b211f", 0.42),
    tail(model, halfNeck, ground),
    haunch(model, -1, halfNeck, ground, legTone),
    haunch(model, 1, halfNeck, ground, legTone),
    front.art,
    canvas.glow(0, ground - 60, halfNeck * 0.5, 120, base.deep, 0.4),
    leg(model, -1, halfNeck, ground, legTone),
    leg(model, 1, halfNeck, ground, legTone),
  ].join("");
  return { art, torso: front.torso };
}

/** @returns the y coordinate of the ground under a sitting animal, in head units */
export function groundLevel({ shape, type }: Model): number {
  return (type === "Cat" ? 306 : 316) + 110 * Math.min(1, shape.legs);
}

function haunch(model: Model, side: number, halfNeck: number, ground: number, toes: Tones): string {
  const { canvas, base } = model;
  const thigh: Point[] = parsePoints("0.9,-150 1.5,-168 2.06,-112 2.1,-36 1.7,-4 0.9,-10", halfNeck, ground);
  const tone = hasMark(model, "saddle") ? model.dark : base;
  const path = coatEdge(model, side === 1 ? thigh : mirrorImage(thigh), `haunch${side}`);
  const bands = hasMark(model, "tabby")
    ? clipped(
        canvas.clip(path),
        fillPath(
          [0, 1, 2]
            .map((i) =>
              stripe(
                [side * halfNeck * 1.2, ground - 130 + i * 36],
                [side * halfNeck * 2.3, ground - 120 + i * 36],
                9,
                side * 10,
              ),
            )
            .join(""),
          model.dark.base,
          0.6,
        ),
      )
    : "";
  return (
    fillPath(path, canvas.linear(evenStops(tone.base, tone.shade))) +
    bands +
    drawPaw(model, side * halfNeck * 1.62, ground - 4, 46, 20, toes)
  );
}

function leg(model: Model, side: number, halfNeck: number, ground: number, toes: Tones): string {
  const { canvas } = model;
  const w = 27 * Math.max(0.82, model.shape.bulk);
  const x = halfNeck * 0.52;
  const top = ground - 190;
  const outline: Point[] = [
    [x - w * 0.8, top],
    [x + w * 0.7, top - 6],
    [x + w * 1.02, top + 60],
    [x + w * 0.86, ground - 40],
    [x + w, ground - 8],
    [x - w, ground - 8],
    [x - w * 0.84, ground - 50],
  ];
  const path = closedCurve(side === 1 ? outline : mirrorImage(outline));
  const upper = hasMark(model, "tanPoints") ? model.pale : model.base;
  const upperTone = hasMark(model, "paleChest") && hasMark(model, "socks") ? model.pale : upper;
  const shade = canvas.linear([
    [0, upperTone.base, 0],
    [0.3, upperTone.base, 1],
    [0.45, upperTone.base],
    [0.85, toes.base],
    [1, toes.base],
  ]);
  const bands = hasMark(model, "tabby")
    ? fillPath(
        [0, 1, 2]
          .map((i) =>
            stripe([side * (x - w), ground - 120 + i * 30], [side * (x + w), ground - 124 + i * 30], 6, side * 6),
          )
          .join(""),
        model.dark.base,
        0.6,
      )
    : "";
  return [
    fillPath(path, shade),
    clipped(canvas.clip(path), bands + canvas.glow(side * x + w, ground - 70, w * 0.9, 120, upperTone.deep, 0.3)),
    drawPaw(model, side * x, ground, w * 1.18, 21, toes),
  ].join("");
}

function tail(model: Model, halfNeck: number, ground: number): string {
  const spine: Point[] =
    model.type === "Cat"
      ? parsePoints("1.5,-30 2.2,-22 2.75,-60 2.85,-130 2.72,-190 2.9,-236", halfNeck, ground)
      : parsePoints("1.5,-50 2.2,-60 2.66,-108 2.82,-164 2.76,-214", halfNeck, ground);
  return drawTail(model, spine);
}

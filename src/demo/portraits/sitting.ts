import { clipped, even, fill } from "./canvas.ts";
import { stripe } from "./coats.ts";
import { has, type Model } from "./model.ts";
import { flipped, mirrored, type Point, points, smooth } from "./outline.ts";
import type { Tones } from "./palette.ts";
import { paw } from "./paws.ts";
import { tailAlong } from "./tails.ts";
import { type Body, chestArt, coatEdge, neck } from "./trunk.ts";

/** The whole animal sitting, facing the viewer. */
export function sitting(model: Model): Body {
  const { canvas, base } = model;
  const nk = neck(model);
  const ground = groundOf(model);
  const torso = mirrored([
    [0, 10],
    [nk * 0.88, 40],
    [nk * 0.98, 92],
    [nk * 1.24, 140],
    [nk * 1.46, 210],
    [nk * 1.58, 290],
    [nk * 1.4, ground - 30],
    [0, ground - 8],
  ]);
  const front = chestArt(model, torso, ground - 165);
  const legTone = has(model, "socks") ? model.pale : has(model, "points") ? model.dark : base;
  const art = [
    canvas.glow(10, ground + 4, nk * 3, 34, "#2b211f", 0.42),
    tail(model, nk, ground),
    haunch(model, -1, nk, ground, legTone),
    haunch(model, 1, nk, ground, legTone),
    front.art,
    canvas.glow(0, ground - 60, nk * 0.5, 120, base.deep, 0.4),
    leg(model, -1, nk, ground, legTone),
    leg(model, 1, nk, ground, legTone),
  ].join("");
  return { art, trunk: front.trunk };
}

/** Where the ground lies under a sitting animal, in head units. */
export function groundOf({ shape, type }: Model): number {
  return (type === "Cat" ? 306 : 316) + 110 * Math.min(1, shape.legs);
}

function haunch(model: Model, side: number, nk: number, ground: number, toes: Tones): string {
  const { canvas, base } = model;
  const thigh: Point[] = points("0.9,-150 1.5,-168 2.06,-112 2.1,-36 1.7,-4 0.9,-10", nk, ground);
  const tone = has(model, "saddle") ? model.dark : base;
  const path = coatEdge(model, side === 1 ? thigh : flipped(thigh), `haunch${side}`);
  const bands = has(model, "tabby")
    ? clipped(
        canvas.clip(path),
        fill(
          [0, 1, 2]
            .map((i) =>
              stripe([side * nk * 1.2, ground - 130 + i * 36], [side * nk * 2.3, ground - 120 + i * 36], 9, side * 10),
            )
            .join(""),
          model.dark.base,
          0.6,
        ),
      )
    : "";
  return (
    fill(path, canvas.linear(even(tone.base, tone.shade))) +
    bands +
    paw(model, side * nk * 1.62, ground - 4, 46, 20, toes)
  );
}

function leg(model: Model, side: number, nk: number, ground: number, toes: Tones): string {
  const { canvas } = model;
  const w = 27 * Math.max(0.82, model.shape.bulk);
  const x = nk * 0.52;
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
  const path = smooth(side === 1 ? outline : flipped(outline));
  const upper = has(model, "tanPoints") ? model.pale : model.base;
  const top2 = has(model, "paleChest") && has(model, "socks") ? model.pale : upper;
  const shade = canvas.linear([
    [0, top2.base, 0],
    [0.3, top2.base, 1],
    [0.45, top2.base],
    [0.85, toes.base],
    [1, toes.base],
  ]);
  const bands = has(model, "tabby")
    ? fill(
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
    fill(path, shade),
    clipped(canvas.clip(path), bands + canvas.glow(side * x + w, ground - 70, w * 0.9, 120, top2.deep, 0.3)),
    paw(model, side * x, ground, w * 1.18, 21, toes),
  ].join("");
}

function tail(model: Model, nk: number, ground: number): string {
  const spine: Point[] =
    model.type === "Cat"
      ? points("1.5,-30 2.2,-22 2.75,-60 2.85,-130 2.72,-190 2.9,-236", nk, ground)
      : points("1.5,-50 2.2,-60 2.66,-108 2.82,-164 2.76,-214", nk, ground);
  return tailAlong(model, spine);
}

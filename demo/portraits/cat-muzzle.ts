import { ellipse, evenStops, fillPath, n, strokePath, threeStops } from "./canvas.ts";
import { hasMark, type Model, turnPoint } from "./model.ts";
import { muzzleTones, whiskerDots } from "./muzzle-parts.ts";
import { openCurve } from "./outline.ts";
import { INK, lightness, mix } from "./palette.ts";

export function catMuzzle(model: Model): string {
  const { canvas, shape } = model;
  const t = muzzleTones(model);
  const { muzzle: width, nose } = shape;
  const at = (x: number, y: number, depth = 100) => turnPoint(model, [x, y], depth);
  const [cx, cy] = at(0, nose + 38, 92);
  const pad = (side: number) => {
    const [x, y] = at(width * 0.56 * side, nose + 20);
    return ellipse(
      x,
      y,
      width * 0.86,
      width * 0.72,
      canvas.radial(threeStops(t.light, 0.62, t.base, mix(t.base, t.shade, 0.7)), { cx: 0.44, cy: 0.3, r: 0.72 }),
    );
  };
  return [
    canvas.glow(cx, cy + 6, width * 1.1, 18, model.base.deep, 0.3),
    ellipse(
      cx,
      cy - 7,
      width * 0.48,
      13,
      canvas.linear([
        [0, t.shade],
        [0.45, t.shade],
        [0.75, t.base],
        [1, mix(t.base, t.shade, 0.5)],
      ]),
    ),
    pad(-1),
    pad(1),
    model.age === "senior" ? canvas.glow(cx, cy - 14, width * 1.6, 34, "#f3eee6", 0.7) : "",
    catNose(model),
    whiskerDots(model, t, width * 0.72, nose + 14),
    whiskers(model),
  ].join("");
}

function catNose(model: Model): string {
  const { canvas, coat, shape } = model;
  const [x, y] = turnPoint(model, [0, shape.nose], 110);
  const p = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  const body = `M${p(-12, -5)}C${p(-10, -10)} ${p(10, -10)} ${p(12, -5)}C${p(11, 2)} ${p(4, 9)} ${p(0, 9)}C${p(-4, 9)} ${p(-11, 2)} ${p(-12, -5)}Z`;
  const ink = mix(INK, muzzleTones(model).deep, 0.35);
  const half = (s: number) => `M${p(0, 20)}Q${p(5 * s, 30)} ${p(15 * s, 28)}Q${p(21 * s, 26)} ${p(24 * s, 20)}`;
  return [
    strokePath(`M${p(0, 8)}L${p(0, 20)}${half(-1)}${half(1)}`, ink, 3, 0.85),
    fillPath(body, canvas.linear(evenStops(mix(coat.nose, "#ffffff", 0.25), coat.nose, mix(coat.nose, INK, 0.3)))),
    ellipse(x - 3, y - 5, 4.5, 1.7, "#fff", 0.5),
  ].join("");
}

function whiskers(model: Model): string {
  const { muzzle: width, nose } = model.shape;
  const random = model.random("whiskers");
  const strands = [-1, 1].flatMap((side) =>
    [-8, 0, 9].map((dy) => {
      const reach = 92 + random.int(-8, 12);
      const droop = dy * 2.2 + random.int(2, 10);
      const from = turnPoint(model, [width * 0.8 * side, nose + 18 + dy * 0.7], 104);
      const to = turnPoint(model, [(width + reach) * side, nose + 12 + droop], 70);
      return openCurve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 8], to]);
    }),
  );
  const colour = lightness(model.coat.base) > 0.72 && !hasMark(model, "points") ? "#b3a496" : "#fffaf0";
  return strokePath(strands.join(""), colour, 1.7, 0.8);
}

import { ellipse, evenStops, fillPath, n, strokePath, threeStops } from "./canvas.ts";
import { type Model, turnPoint } from "./model.ts";
import { muzzleTones, whiskerDots } from "./muzzle-parts.ts";
import { closedCurve, furEdge, mirrorImage, openCurve, type Point, parsePoints, withMirrorImage } from "./outline.ts";
import { INK, mix, type Tones } from "./palette.ts";

export function dogMuzzle(model: Model): string {
  const { canvas, shape } = model;
  const t = muzzleTones(model);
  const [width, nose] = [shape.muzzle, shape.nose];
  const set = (points: readonly Point[], depth: number) => points.map((point) => turnPoint(model, point, depth));
  const bridge = set(
    withMirrorImage([
      [0, -34],
      [15, -26],
      [width * 0.5, nose - 22],
      [width * 0.86, nose + 8],
      [0, nose + 20],
    ]),
    92,
  );
  const pads = set(withMirrorImage(parsePoints("0,-20 0.5,-15 0.95,10 1,32 0.68,50 0.26,50 0,42", width, nose)), 104);
  const fur = shape.fur === "rough" || shape.fur === "long" ? 8 : 0;
  const padEdge = fur
    ? furEdge(pads, { step: 13, length: (_, y) => (y > nose + 22 ? fur : 0), random: model.random("muzzle") })
    : closedCurve(pads);
  const [mx, my] = turnPoint(model, [0, nose + 50], 100);
  return [
    canvas.glow(mx, my + 6, width * 1.15, 26, model.base.deep, 0.42),
    chin(model, t),
    fillPath(
      closedCurve(bridge),
      canvas.linear([
        [0, t.light, 0],
        [0.5, t.light, 0.55],
        [1, t.base, 0.9],
      ]),
    ),
    fillPath(padEdge, canvas.radial(threeStops(t.light, 0.6, t.base, t.shade), { cx: 0.44, cy: 0.22, r: 0.78 })),
    greying(model, pads),
    moustache(model, t),
    dogMouth(model, t),
    whiskerDots(model, t, width * 0.62, nose + 20),
    dogNose(model),
    folds(model),
  ].join("");
}

function chin(model: Model, t: Tones): string {
  const { canvas, shape, mouthOpen } = model;
  const [x, y] = turnPoint(model, [0, shape.nose + (mouthOpen ? 66 : 50)], 92);
  const w = shape.muzzle * 0.56;
  const jaw = ellipse(x, y, w, mouthOpen ? 26 : 15, canvas.linear(evenStops(t.base, t.shade)));
  if (!mouthOpen) return jaw;
  const top = y - 22;
  const mouth = `M${n(x - w * 0.86)} ${n(top)}Q${n(x - w * 0.8)} ${n(top + 38)} ${n(x)} ${n(top + 40)}Q${n(x + w * 0.8)} ${n(top + 38)} ${n(x + w * 0.86)} ${n(top)}Z`;
  const tongue = `M${n(x - w * 0.5)} ${n(top + 8)}C${n(x - w * 0.62)} ${n(top + 58)} ${n(x + w * 0.62)} ${n(top + 58)} ${n(x + w * 0.5)} ${n(top + 8)}Z`;
  return [
    jaw,
    fillPath(mouth, "#5a2529"),
    fillPath(tongue, canvas.linear(evenStops("#c9686a", "#ee9c96", "#e08580"))),
    strokePath(`M${n(x)} ${n(top + 16)}L${n(x)} ${n(top + 40)}`, "#b85a5e", 2.4, 0.7),
  ].join("");
}

/** The long hair over both sides of the mouth of rough-haired dogs. */
function moustache(model: Model, t: Tones): string {
  if (model.shape.fur !== "rough") return "";
  const { muzzle: w, nose } = model.shape;
  const random = model.random("moustache");
  return [-1, 1]
    .map((side) => {
      const lobe: Point[] = parsePoints("0,10 0.5,-2 1.08,16 1.26,56 0.9,82 0.4,62 0.1,40", w, nose);
      const set = (side === 1 ? lobe : mirrorImage(lobe)).map((point) => turnPoint(model, point, 106));
      const edge = furEdge(set, { step: 13, length: (_, y) => (y > nose + 20 ? 15 : 3), random });
      return fillPath(edge, model.canvas.linear(evenStops(t.light, t.base, t.shade)));
    })
    .join("");
}

/** The folds of skin over a short nose. */
function folds(model: Model): string {
  const { muzzle: w, nose } = model.shape;
  if (w < 56 || model.age === "baby") return "";
  const bow = (dy: number, half: number) =>
    openCurve(
      [
        [-half, nose + 2 + dy * 0.3],
        [-half * 0.5, nose - 20 - dy],
        [0, nose - 24 - dy],
        [half * 0.5, nose - 20 - dy],
        [half, nose + 2 + dy * 0.3],
      ].map(([x = 0, y = 0]) => turnPoint(model, [x, y], 104)),
    );
  return strokePath(bow(0, w * 0.56) + bow(13, w * 0.72), model.dark.deep, 3, 0.22);
}

/** Grey hairs around an old animal's mouth. */
function greying(model: Model, pads: readonly Point[]): string {
  if (model.age !== "senior") return "";
  const grey = "#efe9e1";
  return fillPath(
    closedCurve(pads),
    model.canvas.radial(
      [
        [0, grey, 0.85],
        [0.6, grey, 0.55],
        [1, grey, 0.1],
      ],
      { cy: 0.6 },
    ),
  );
}

function dogMouth(model: Model, t: Tones): string {
  const { muzzle: width, nose } = model.shape;
  const set = (points: readonly Point[]) => openCurve(points.map((point) => turnPoint(model, point, 108)));
  const ink = mix(INK, t.deep, 0.25);
  const half = (side: number) =>
    set([
      [0, nose + 36],
      [width * 0.24 * side, nose + 46],
      [width * 0.56 * side, nose + 44],
      [width * 0.8 * side, nose + 32],
    ]);
  return strokePath(set(parsePoints("0,10 0,36", 1, nose)) + half(-1) + half(1), ink, 3.6, 0.9);
}

function dogNose(model: Model): string {
  const { canvas, coat, shape } = model;
  const [x, y] = turnPoint(model, [0, shape.nose - 4], 118);
  const w = 14 + shape.muzzle * 0.2 * (model.age === "baby" ? 0.8 : 1);
  const h = w * 0.72;
  const p = (dx: number, dy: number) => `${n(x + dx * w)} ${n(y + dy * h)}`;
  const body = `M${p(-1, -0.25)}C${p(-0.95, -1.05)} ${p(0.95, -1.05)} ${p(1, -0.25)}C${p(1.08, 0.45)} ${p(0.4, 1)} ${p(0, 1.05)}C${p(-0.4, 1)} ${p(-1.08, 0.45)} ${p(-1, -0.25)}Z`;
  const nostril = (s: number) =>
    `M${p(0.3 * s, 0.1)}C${p(0.4 * s, -0.2)} ${p(0.85 * s, -0.1)} ${p(0.78 * s, 0.25)}C${p(0.6 * s, 0.45)} ${p(0.45 * s, 0.3)} ${p(0.3 * s, 0.1)}Z`;
  return [
    fillPath(
      body,
      canvas.linear(threeStops(mix(coat.nose, "#ffffff", 0.22), 0.45, coat.nose, mix(coat.nose, "#000000", 0.35))),
    ),
    fillPath(nostril(-1) + nostril(1), mix(coat.nose, "#000000", 0.6)),
    ellipse(x - w * 0.2, y - h * 0.52, w * 0.34, h * 0.16, "#fff", 0.5),
  ].join("");
}

import { ellipse, fillPath, n, strokePath, threeStops, transformed } from "./canvas.ts";
import { type Model, turnPoint } from "./model.ts";
import { INK, lightness, mix } from "./palette.ts";

/** Both eyes, with the reflection of the light at the same place. */
export function drawEyes(model: Model): string {
  return [-1, 1].map((side) => drawEye(model, side)).join("");
}

export function eyePosition(model: Model): { x: number; y: number; width: number; height: number } {
  const cat = model.type === "Cat";
  const size = model.shape.eyes;
  return {
    x: model.shape.skull * (cat ? 0.45 : model.shape.muzzle > 60 ? 0.46 : 0.4) + (model.age === "baby" ? 1 : 0),
    y: (cat ? -4 : -12) + (model.age === "baby" ? 5 : 0),
    width: (cat ? 23 : 15.5) * size,
    height: (cat ? 20 : 15) * size * (model.age === "senior" ? 0.93 : 1),
  };
}

function drawEye(model: Model, side: number): string {
  const spot = eyePosition(model);
  const [x, y] = turnPoint(model, [spot.x * side, spot.y], 78);
  const far = Math.sign(model.yaw) === side ? 1 - 0.4 * Math.abs(model.yaw) : 1;
  const size = { rx: spot.width * far, ry: spot.height };
  const draw = model.asleep ? closedEye : model.type === "Cat" ? catEye : dogEye;
  const body = draw(model, size, side);
  const slant = model.type === "Cat" ? (model.coat.marks.includes("points") ? 11 : 7) : 4;
  return transformed(body, { x, y, turn: -slant * side });
}

type Size = { rx: number; ry: number };

function dogEye(model: Model, { rx, ry }: Size, side: number): string {
  const { canvas, iris } = model;
  const bright = lightness(iris) > 0.5;
  const ring = canvas.radial(threeStops(mix(iris, "#ffffff", bright ? 0.25 : 0.12), 0.62, iris, mix(iris, INK, 0.62)), {
    cx: 0.5,
    cy: 0.68,
    r: 0.62,
  });
  const rim = model.base.light;
  return [
    canvas.glow(0, ry * 0.1, rx * 1.75, ry * 1.7, model.base.deep, 0.5),
    strokePath(almond(rx * 1.1, ry * 1.1, 0.86), rim, 2.6, 0.4),
    fillPath(almond(rx * 1.08, ry * 1.06, 0.86), INK),
    ellipse(0, 0.4, rx * 0.86, ry * 0.88, ring),
    ellipse(0, -0.2, rx * (bright ? 0.48 : 0.55), ry * (bright ? 0.5 : 0.58), "#171012"),
    sparkle(rx, ry),
    upperLid(rx * 1.08, ry * 1.06, 0.86, side, 3.2, INK),
    restingLid(model, rx, ry),
  ].join("");
}

function catEye(model: Model, { rx, ry }: Size, side: number): string {
  const { canvas, iris } = model;
  const ring = canvas.radial(threeStops(mix(iris, "#fff8d8", 0.4), 0.55, iris, mix(iris, "#33302a", 0.5)), {
    cx: 0.5,
    cy: 0.66,
    r: 0.66,
  });
  const shape = almond(rx, ry, 0.74);
  const ink = mix(INK, model.base.deep, 0.3);
  return [
    canvas.glow(0, 0, rx * 1.6, ry * 1.7, model.base.deep, 0.35),
    fillPath(almond(rx * 1.09, ry * 1.09, 0.74), ink),
    fillPath(shape, ring),
    ellipse(0, 0, rx * (model.age === "baby" ? 0.58 : 0.5), ry * 0.86, "#171012"),
    fillPath(
      `M${n(-rx)} 0C${n(-rx * 0.74)} ${n(-ry * 1.33)} ${n(rx * 0.74)} ${n(-ry * 1.33)} ${n(rx)} 0C${n(rx * 0.6)} ${n(-ry * 0.8)} ${n(-rx * 0.6)} ${n(-ry * 0.8)} ${n(-rx)} 0Z`,
      INK,
      0.28,
    ),
    sparkle(rx * 0.85, ry * 0.95),
    upperLid(rx * 1.08, ry * 1.08, 0.74, side, 3.6, ink),
    restingLid(model, rx, ry),
  ].join("");
}

/** A closed eye: one curved line. */
function closedEye(model: Model, { rx, ry }: Size): string {
  const ink = lightness(model.coat.base) < 0.35 ? "#120c0e" : mix(INK, model.base.deep, 0.25);
  return [
    model.canvas.glow(0, 0, rx * 1.6, ry * 1.5, model.base.deep, 0.35),
    strokePath(`M${n(-rx * 1.05)} ${n(-ry * 0.1)}Q0 ${n(ry * 0.95)} ${n(rx * 1.05)} ${n(-ry * 0.1)}`, ink, 4.4),
  ].join("");
}

function sparkle(rx: number, ry: number): string {
  return (
    ellipse(-rx * 0.3, -ry * 0.38, rx * 0.25, rx * 0.25, "#fff", 0.96) +
    ellipse(rx * 0.32, ry * 0.4, rx * 0.13, ry * 0.12, "#fff", 0.6)
  );
}

/** The dark edge of the upper lid; at the outer corner it is a little longer than the eye. */
function upperLid(rx: number, ry: number, round: number, side: number, width: number, ink: string): string {
  const [k, h] = [rx * round, ry * 1.33];
  const corner = `M${n(rx * side)} 0l${n(rx * 0.12 * side)} ${n(ry * 0.12)}`;
  return strokePath(`M${n(-rx)} 0C${n(-k)} ${n(-h)} ${n(k)} ${n(-h)} ${n(rx)} 0${corner}`, ink, width);
}

/** The upper lid of an old animal, or of any grown cat, covers a part of the eye. */
function restingLid(model: Model, rx: number, ry: number): string {
  const low =
    model.age === "senior"
      ? model.type === "Cat"
        ? 0.2
        : 0.28
      : model.age === "adult" && model.type === "Cat"
        ? 0.12
        : 0;
  if (!low) return "";
  const round = model.type === "Cat" ? 0.74 : 0.86;
  const [w, k, h] = [rx * 1.12, rx * 1.12 * round, ry * 1.33 * 1.12];
  const edge = h * (1 - low * 1.6);
  const lid = `M${n(-w)} 0C${n(-k)} ${n(-h)} ${n(k)} ${n(-h)} ${n(w)} 0C${n(k)} ${n(-edge)} ${n(-k)} ${n(-edge)} ${n(-w)} 0Z`;
  const rim = `M${n(-w)} 0C${n(-k)} ${n(-edge)} ${n(k)} ${n(-edge)} ${n(w)} 0`;
  return fillPath(lid, mix(model.base.base, model.base.shade, 0.5)) + strokePath(rim, INK, 3);
}

/** The outline of an eye; `round` from 0.5 (narrow) to 1 (nearly a rectangle). */
function almond(rx: number, ry: number, round: number): string {
  const [k, h] = [rx * round, ry * 1.33];
  return `M${n(-rx)} 0C${n(-k)} ${n(-h)} ${n(k)} ${n(-h)} ${n(rx)} 0C${n(k)} ${n(h)} ${n(-k)} ${n(h)} ${n(-rx)} 0Z`;
}

import { fillPath, n } from "./canvas.ts";
import { eyePosition } from "./eyes.ts";
import { type Model, turnPoints } from "./model.ts";
import { closedCurve, furEdge, mirrorImage, type Point, parsePoints, withMirrorImage } from "./outline.ts";
import { mix } from "./palette.ts";
import type { Mark } from "./types.ts";

type Painter = (model: Model) => string;

/** The coat's marks on the head. The caller clips them to the head. */
export function headMarks(model: Model): string {
  return model.coat.marks.map((mark) => ON_HEAD[mark]?.(model) ?? "").join("");
}

const FACE = 82;

const ON_HEAD: Partial<Record<Mark, Painter>> = {
  wideBlaze: (model) =>
    patch(model, withMirrorImage(parsePoints("0,-110 20,-100 17,-50 20,-8 46,26 62,70 40,110 0,120")), model.pale.base),
  blaze: (model) =>
    patch(model, withMirrorImage(parsePoints("0,-92 9,-80 10,-40 15,-4 40,28 56,72 36,110 0,118")), model.pale.base),
  paleCheeks: (model) => bothSides(model, parsePoints("40,20 78,14 120,30 110,90 30,110 30,60"), model.pale.base),
  paleMuzzle: (model) => {
    const wide = model.type === "Cat" ? 52 : 46;
    return patch(
      model,
      withMirrorImage([
        [0, 6],
        [wide * 0.5, 18],
        [wide, 52],
        [wide * 0.9, 100],
        [0, 112],
      ]),
      model.pale.base,
      0.85,
    );
  },
  mask: (model) => {
    const glow = model.canvas.glow;
    const shift = FACE * model.yaw;
    return glow(shift, 44, 78, 84, model.dark.base, 0.95) + glow(shift, 60, 60, 60, model.dark.base, 0.8);
  },
  points: (model) => {
    const glow = model.canvas.glow;
    const shift = FACE * model.yaw;
    return glow(shift, 24, 94, 98, model.dark.base, 0.95) + glow(shift, 34, 66, 70, model.dark.base, 0.9);
  },
  tanPoints: (model) => {
    const spot = eyePosition(model);
    return (
      bothSides(
        model,
        [
          [spot.x - 9, spot.y - 30],
          [spot.x + 4, spot.y - 35],
          [spot.x + 12, spot.y - 28],
          [spot.x + 6, spot.y - 22],
          [spot.x - 6, spot.y - 22],
        ],
        model.pale.base,
      ) + bothSides(model, parsePoints("26,24 52,18 70,34 74,70 40,104 10,100"), model.pale.shade)
    );
  },
  eyePatch: (model) => {
    const side = model.random("patch").chance(0.5) ? 1 : -1;
    const one = oneSide(
      model,
      side,
      parsePoints("10,-64 40,-104 90,-96 118,-40 92,14 52,24 22,8 8,-26"),
      model.dark.base,
    );
    const other = oneSide(model, -side, parsePoints("58,-112 100,-104 120,-50 96,-22 74,-40 62,-70"), model.dark.base);
    return one + other;
  },
  huskyFace: (model) =>
    bothSides(model, parsePoints("8,-10 18,-34 42,-46 56,-34 64,-8 100,6 120,20 110,110 0,120 0,20"), model.pale.base) +
    patch(model, withMirrorImage(parsePoints("0,-74 5,-60 6,-30 16,10 30,40 0,60")), model.pale.base, 0.9) +
    bothSides(model, parsePoints("12,-62 26,-68 34,-60 24,-52"), model.pale.base, 0.9),
  tabby: tabbyFace,
  calico: (model) =>
    oneSide(model, 1, parsePoints("6,-100 50,-110 110,-80 116,-20 84,16 44,10 20,-30"), "#dd954c") +
    oneSide(model, -1, parsePoints("14,-100 60,-110 112,-70 112,0 86,22 58,-6 34,-46"), model.dark.base),
  merle: (model) => blotches(model, 22, { x: 0, y: -10, rx: 100, ry: 95 }, 6, 19),
};

/** Pale rings round the eyes, the M on the forehead and the lines from the eyes to the cheeks. */
function tabbyFace(model: Model): string {
  const spot = eyePosition(model);
  const light = mix(model.coat.base, model.coat.pale, 0.62);
  const rings = bothSides(model, ellipsePoints(spot.x, spot.y, spot.width * 1.42, spot.height * 1.55), light, 0.75);
  const brow: [Point, Point, number][] = [
    [[0, -84], [0, -50], 5.5],
    [[15, -86], [9, -44], 5.5],
    [[34, -82], [22, -42], 6],
    [[54, -74], [44, -40], 5],
  ];
  const cheek: [Point, Point, number][] = [
    [[66, 0], [112, 2], 5],
    [[60, 18], [110, 28], 5.5],
    [[58, 38], [98, 54], 4.5],
  ];
  const lines = [...brow, ...cheek].flatMap(([from, to, width]) =>
    (from[0] === 0 ? [1] : [-1, 1]).map((side) =>
      stripe(
        ...(turnPoints(
          model,
          [
            [from[0] * side, from[1]],
            [to[0] * side, to[1]],
          ],
          FACE * 0.8,
        ) as [Point, Point]),
        width,
        6 * side,
      ),
    ),
  );
  return rings + fillPath(lines.join(""), model.dark.base, 0.82);
}

/** A line that is thick in the middle and pointed at both ends; `bow` bends it. */
export function stripe(from: Point, to: Point, width: number, bow = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const middle: Point = [(from[0] + to[0]) / 2 + nx * bow, (from[1] + to[1]) / 2 + ny * bow];
  const c = (k: number) => `${n(middle[0] + nx * width * k)} ${n(middle[1] + ny * width * k)}`;
  return `M${n(from[0])} ${n(from[1])}Q${c(1.2)} ${n(to[0])} ${n(to[1])}Q${c(-1.2)} ${n(from[0])} ${n(from[1])}Z`;
}

export type Area = { x: number; y: number; rx: number; ry: number };

/** Irregular dark spots, scattered over an ellipse. */
export function blotches(model: Model, count: number, area: Area, min: number, max: number): string {
  const random = model.random(`blotches${area.y}`);
  const spots = Array.from({ length: count }, () => {
    const angle = random.next() * Math.PI * 2;
    const away = Math.sqrt(random.next());
    return blot(
      random,
      [area.x + Math.cos(angle) * away * area.rx, area.y + Math.sin(angle) * away * area.ry],
      random.int(min, max),
    );
  });
  return fillPath(spots.join(""), model.dark.base, 0.85);
}

function blot(random: { next(): number }, [x, y]: Point, size: number): string {
  return closedCurve(
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = (i / 7) * Math.PI * 2;
      const reach = size * (0.55 + random.next() * 0.6);
      return [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach];
    }),
  );
}

function ellipsePoints(x: number, y: number, rx: number, ry: number): Point[] {
  return Array.from(
    { length: 8 },
    (_, i): Point => [x + Math.cos((i / 8) * Math.PI * 2) * rx, y + Math.sin((i / 8) * Math.PI * 2) * ry],
  );
}

function bothSides(model: Model, points: readonly Point[], colour: string, opacity = 1): string {
  return oneSide(model, -1, points, colour, opacity) + oneSide(model, 1, points, colour, opacity);
}

function oneSide(model: Model, side: number, points: readonly Point[], colour: string, opacity = 1): string {
  return patch(model, side === 1 ? points : mirrorImage(points), colour, opacity);
}

/** A coloured patch on the face, with a slightly furry edge. */
function patch(model: Model, points: readonly Point[], colour: string, opacity = 1): string {
  const set = turnPoints(model, points, FACE);
  const path =
    model.shape.fur === "none"
      ? closedCurve(set)
      : furEdge(set, { step: 9, length: 4, random: model.random("patches") });
  return fillPath(path, colour, opacity);
}

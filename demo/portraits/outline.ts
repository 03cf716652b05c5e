import { n } from "./canvas.ts";
import type { Random } from "./random.ts";

export type Point = readonly [x: number, y: number];

/** Parses points such as "0,-94 50,-89"; x is multiplied by `unit`, `level` is added to y. */
export function parsePoints(text: string, unit = 1, level = 0): Point[] {
  return text.split(" ").map((pair): Point => {
    const [x, y] = pair.split(",").map(Number);
    return [(x ?? 0) * unit, (y ?? 0) + level];
  });
}

/** A closed, smooth curve through the points, as an SVG path. */
export function closedCurve(points: readonly Point[], tension = 1): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const [startX, startY] = at(0);
  let path = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < points.length; i++) path += catmullRomSegment(at(i - 1), at(i), at(i + 1), at(i + 2), tension);
  return `${path}Z`;
}

/** An open, smooth curve through the points, as an SVG path. */
export function openCurve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) path += catmullRomSegment(at(i - 1), at(i), at(i + 1), at(i + 2), 1);
  return path;
}

/** One segment of a Catmull-Rom spline, as a Bézier curve. */
function catmullRomSegment(before: Point, from: Point, to: Point, after: Point, tension: number): string {
  const k = tension / 6;
  const c1: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k];
  const c2: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k];
  return `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
}

/** Adds its mirror image to the right half of an outline. The half goes from top to bottom, the result is clockwise. */
export function withMirrorImage(right: readonly Point[]): Point[] {
  const left = right
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .reverse();
  return [...right, ...left];
}

/** The mirror image of a clockwise outline, again clockwise. */
export function mirrorImage(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).reverse();
}

export type FurOptions = {
  /** Distance between tufts. */
  step: number;
  /** Length of a tuft, fixed or for a point of the edge; 0 leaves the edge smooth. */
  length: number | ((x: number, y: number) => number);
  random: Random;
};

/** A path along a clockwise outline with an edge of fur, whose tufts point downwards. */
export function furEdge(points: readonly Point[], { step, length, random }: FurOptions): string {
  const stops = pointsAlong(points, () => step * (0.6 + random.next() * 0.8));
  const reach = typeof length === "number" ? () => length : length;
  return buildPath(stops, (pen, from, to) => {
    const long = reach(from[0], from[1]) * (0.5 + random.next());
    if (long < 1) pen.lineTo(to);
    else tuft(pen, from, to, long);
  });
}

/** One pointed tuft between two points of the edge; its tip hangs towards the lower one. */
function tuft(pen: Pen, from: Point, to: Point, long: number): void {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
  const out: Point = [along[1], -along[0]];
  const falls = along[1] >= 0;
  const [high, low] = falls ? [from, to] : [to, from];
  const down: Point = falls ? along : [-along[0], -along[1]];
  const tip: Point = [
    low[0] + out[0] * long * 0.5 + down[0] * long * 0.55,
    low[1] + out[1] * long * 0.5 + down[1] * long * 0.55,
  ];
  const swell = (end: Point, share: number): Point => [
    end[0] + (tip[0] - end[0]) * 0.55 + out[0] * long * share,
    end[1] + (tip[1] - end[1]) * 0.55 + out[1] * long * share,
  ];
  const [upper, under] = [swell(high, 0.26), swell(low, 0.08)];
  pen.curveTo(falls ? upper : under, tip);
  pen.curveTo(falls ? under : upper, to);
}

/** A path along a clockwise outline with an edge of small round curls. */
export function curlyEdge(points: readonly Point[], size: number, random: Random): string {
  const stops = pointsAlong(points, () => size * (0.8 + random.next() * 0.5));
  return buildPath(stops, (pen, from, to) => pen.arcTo(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56, to));
}

/** Writes a path with relative commands, which are shorter. Rounding errors do not add up. */
type Pen = {
  lineTo(to: Point): void;
  curveTo(control: Point, to: Point): void;
  arcTo(radius: number, to: Point): void;
};

function buildPath(stops: readonly Point[], piece: (pen: Pen, from: Point, to: Point) => void): string {
  let [x, y] = (stops[0] as Point).map(roundToTenth) as [number, number];
  let path = `M${compactNumbers([x, y])}`;
  const step = (command: string, leading: readonly number[], to: Point) => {
    const move = [roundToTenth(to[0] - x), roundToTenth(to[1] - y)] as const;
    path += command + compactNumbers([...leading, ...move]);
    [x, y] = [x + move[0], y + move[1]];
  };
  const pen: Pen = {
    lineTo: (to) => step("l", [], to),
    curveTo: (control, to) => step("q", [control[0] - x, control[1] - y], to),
    arcTo: (radius, to) => step("a", [radius, radius, 0, 0, 1], to),
  };
  stops.forEach((stop, i) => {
    piece(pen, stop, stops[(i + 1) % stops.length] as Point);
  });
  return `${path}Z`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Joins the numbers of a path with as few characters as possible. */
function compactNumbers(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && roundToTenth(value) >= 0 ? " " : "") + n(value)).join("");
}

/** Points along the closed curve; `gap` returns the distance to the next one. */
function pointsAlong(points: readonly Point[], gap: () => number): Point[] {
  const fine = sampleCurve(points);
  const stops: Point[] = [fine[0] as Point];
  let left = gap();
  for (let i = 1; i < fine.length; i++) {
    const [a, b] = [fine[i - 1] as Point, fine[i] as Point];
    left -= Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (left > 0) continue;
    stops.push(b);
    left = gap();
  }
  return stops;
}

const SAMPLES = 14;

function sampleCurve(points: readonly Point[]): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  return points.flatMap((_, i) =>
    Array.from({ length: SAMPLES }, (_, step) =>
      catmullRomPoint(at(i - 1), at(i), at(i + 1), at(i + 2), step / SAMPLES),
    ),
  );
}

function catmullRomPoint(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const axis = (k: 0 | 1) =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * t +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
  return [axis(0), axis(1)];
}

/** A clockwise outline along a centre line. @param width the width at a position from 0 (start) to 1 (tip) */
export function taperedOutline(spine: readonly Point[], width: (share: number) => number): Point[] {
  const right: Point[] = [];
  const left: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] as Point;
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] as Point;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(i / (spine.length - 1)) / 2;
    const out: Point = [((by - ay) / long) * half, (-(bx - ax) / long) * half];
    left.push([x + out[0], y + out[1]]);
    right.push([x - out[0], y - out[1]]);
  });
  const [ex, ey] = spine.at(-1) as Point;
  const [px, py] = spine.at(-2) as Point;
  const long = Math.hypot(ex - px, ey - py) || 1;
  const half = width(1) / 2;
  return [...left, [ex + ((ex - px) / long) * half, ey + ((ey - py) / long) * half], ...right.reverse()];
}

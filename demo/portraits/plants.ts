import { type Canvas, ellipse, fillPath, n, strokePath, transformed } from "./canvas.ts";
import { closedCurve, openCurve, type Point } from "./outline.ts";
import type { Random } from "./random.ts";

const LEAF = "M0 0C34-30 26-75 0-100C-26-75-34-30 0 0Z";

/** One pointed leaf, `long` pixels from its base at (x, y) upwards. */
export function leaf(canvas: Canvas, x: number, y: number, long: number, turn: number, colour: string): string {
  const stamp = canvas.symbol(fillPath(LEAF, colour) + strokePath("M0 0L0-80", "#fff", 4, 0.25));
  return stamp({ x, y, turn, scale: long / 100 });
}

/** A curved twig with pairs of leaves. */
export function sprig(canvas: Canvas, x: number, y: number, long: number, turn: number, colour: string): string {
  const leaves = [0.25, 0.45, 0.64, 0.82].flatMap((share) => {
    const size = long * (0.34 - share * 0.14);
    const px = Math.sin(share * 1.6) * long * 0.08;
    return [leaf(canvas, px, -long * share, size, 52, colour), leaf(canvas, px, -long * share, size, -48, colour)];
  });
  const stem = openCurve([
    [0, 0],
    [long * 0.05, -long * 0.4],
    [long * 0.08, -long * 0.92],
  ]);
  return transformed(
    strokePath(stem, colour, 6) + leaves.join("") + leaf(canvas, long * 0.08, -long * 0.9, long * 0.24, 6, colour),
    { x, y, turn },
  );
}

/** A row of grass across the picture. */
export function grass(random: Random, colour: string, base: number, tall: number, width = 1600): string {
  let path = `M-20 ${base + 400}L-20 ${base}`;
  for (let x = -20; x < width + 20; ) {
    const step = random.int(26, 48);
    const lean = random.int(-22, 26);
    const up = tall * (0.4 + random.next() * 0.6);
    path += `q${Math.round(step * 0.3)} ${Math.round(-up * 0.5)} ${Math.round(step * 0.5 + lean)} ${Math.round(-up)}Q${Math.round(x + step * 0.8)} ${Math.round(base - up * 0.4)} ${x + step} ${base}`;
    x += step;
  }
  return fillPath(`${path}L${width + 40} ${base + 400}Z`, colour);
}

export function flower(canvas: Canvas, x: number, y: number, size: number, petal: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => transformed(ellipse(0, -6.2, 3.6, 5, petal), { turn }));
  return canvas.symbol(petals.join("") + ellipse(0, 0, 3.2, 3.2, "#e0a23c"))({ x, y, scale: size / 10 });
}

/** A round, soft-edged bush or tree crown. */
export function bush(random: Random, x: number, y: number, rx: number, ry: number, paint: string): string {
  const lobes = 11;
  const points = Array.from({ length: lobes }, (_, i): Point => {
    const angle = (i / lobes) * Math.PI * 2;
    const reach = 0.86 + random.next() * 0.26;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return fillPath(closedCurve(points, 1.2), paint);
}

export function pine(x: number, ground: number, tall: number, colour: string): string {
  const tiers = [0, 1, 2].map((i) => {
    const top = ground - tall + i * tall * 0.24;
    const half = tall * (0.14 + i * 0.075);
    const foot = top + tall * 0.44;
    return `M${n(x)} ${n(top)}C${n(x + half * 0.3)} ${n(top + tall * 0.2)} ${n(x + half * 0.8)} ${n(foot - 8)} ${n(x + half)} ${n(foot)}Q${n(x)} ${n(foot + tall * 0.06)} ${n(x - half)} ${n(foot)}C${n(x - half * 0.8)} ${n(foot - 8)} ${n(x - half * 0.3)} ${n(top + tall * 0.2)} ${n(x)} ${n(top)}Z`;
  });
  return fillPath(tiers.join(""), colour);
}

/** A hill that covers the picture from `y` down to the bottom. */
export function hill(y: number, swing: number, paint: string, width = 1600, height = 1200): string {
  return fillPath(
    `M-10 ${y}C${n(width * 0.2)} ${n(y - swing)} ${n(width * 0.38)} ${n(y - swing * 0.6)} ${n(width * 0.55)} ${n(y)}S${n(width * 0.86)} ${n(y + swing * 0.5)} ${width + 10} ${n(y - swing * 0.4)}L${width + 10} ${height + 10}L-10 ${height + 10}Z`,
    paint,
  );
}

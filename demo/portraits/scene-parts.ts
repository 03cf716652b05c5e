import { type Canvas, ellipse, evenStops, fillPath, rect, strokePath, threeStops, transformed } from "./canvas.ts";
import { openCurve, type Point } from "./outline.ts";
import { mix, type Tones } from "./palette.ts";
import { sprig } from "./plants.ts";

export type Painter = (canvas: Canvas) => string;

export function wall(canvas: Canvas, width: number, height: number, colour: string): string {
  return rect(
    0,
    0,
    width,
    height,
    canvas.linear(evenStops(mix(colour, "#ffffff", 0.25), mix(colour, "#6b4a3a", 0.06))),
  );
}

export function floor(canvas: Canvas, y: number, width: number, height: number, colour: string): string {
  return rect(0, y, width, height - y, canvas.linear(evenStops(colour, mix(colour, "#5b3a3a", 0.16))));
}

export function rug(canvas: Canvas, x: number, y: number, rx: number, ry: number, colour: string): string {
  return [
    canvas.glow(x, y + 8, rx * 1.1, ry * 1.2, "#4a2f2a", 0.25),
    ellipse(x, y, rx, ry, colour),
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * 0.86)}" ry="${Math.round(ry * 0.8)}" fill="none" stroke="#fff6e6" stroke-width="5" stroke-opacity=".6" stroke-dasharray="26 18"/>`,
  ].join("");
}

/** A pot with a leafy plant, standing on (x, y). */
export function pottedPlant(canvas: Canvas, x: number, y: number, scale: number, colour = "#5f8a78"): string {
  const twigs = [-34, -12, 12, 34].map((turn, i) =>
    sprig(canvas, 0, -110, 230 + (i % 2) * 70, turn, i % 2 ? colour : mix(colour, "#1f3d36", 0.2)),
  );
  const pot =
    fillPath("M-74-128L74-128L54 0L-54 0Z", canvas.linear(evenStops("#d68a6e", "#b9684e"))) +
    rect(-82, -142, 164, 30, "#dc957a", 8);
  return transformed(canvas.glow(0, 0, 110, 18, "#4a2f2a", 0.35) + twigs.join("") + pot, { x, y, scale });
}

export function heart(x: number, y: number, size: number, colour: string, turn = 0): string {
  return transformed(fillPath("M0 36C-52 0-44-40-18-40C-6-40 0-30 0-24C0-30 6-40 18-40C44-40 52 0 0 36Z", colour), {
    x,
    y,
    scale: size / 40,
    turn,
  });
}

/** A sleeve along a centre line, with a hand at its end. */
export function arm(canvas: Canvas, spine: readonly Point[], width: number, cloth: Tones, skin: Tones): string {
  const [hx, hy] = spine.at(-1) as Point;
  const d = openCurve(spine);
  return [
    strokePath(d, cloth.deep, width + 8, 0.25),
    ellipse(hx, hy, width * 0.5, width * 0.46, canvas.radial(threeStops(skin.light, 0.6, skin.base, skin.shade))),
    strokePath(openCurve([...spine.slice(0, -1), between(spine.at(-2) as Point, [hx, hy], 0.72)]), cloth.base, width),
    strokePath(
      `M${hx - width * 0.1} ${hy - width * 0.3}l${width * 0.3} ${width * 0.1}M${hx - width * 0.08} ${hy}l${width * 0.34} ${width * 0.06}`,
      skin.shade,
      3,
      0.8,
    ),
  ].join("");
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

type GradientStop = readonly [offset: number, colour: string, opacity?: number];
type RadialOptions = { cx?: number; cy?: number; r?: number };
type LinearOptions = { x1?: number; y1?: number; x2?: number; y2?: number };

/** Collects the gradients, clip paths and symbols of one SVG; its methods return references to them. */
export type Canvas = {
  /** A radial gradient; centre and radius are fractions of the painted shape's bounding box. */
  radial(stops: readonly GradientStop[], spot?: RadialOptions): string;
  /** A linear gradient over the painted shape's bounding box, by default from top to bottom. */
  linear(stops: readonly GradientStop[], run?: LinearOptions): string;
  /** A clip path, for `clipped`. */
  clip(path: string): string;
  /** Defines a drawing once. @returns a function that places a copy of it */
  symbol(body: string): (place: Placement) => string;
  /** An ellipse with a soft edge, for shadows and light; a gradient is much faster than a blur filter. */
  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string;
  /** The whole picture as SVG text. */
  document(width: number, height: number, body: string): string;
};

export function createCanvas(): Canvas {
  const definitions = new Map<string, string>();
  const define = (content: (id: string) => string): string => {
    const key = content("");
    const id = definitions.get(key) ?? `d${definitions.size.toString(36)}`;
    definitions.set(key, id);
    return id;
  };
  const paint = (content: (id: string) => string) => `url(#${define(content)})`;

  const radial: Canvas["radial"] = (stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
    paint((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`);

  return {
    radial,
    linear: (stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = {}) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
      ),
    clip: (path) => paint((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    symbol: (body) => {
      const id = define((key) => `<g id="${key}">${body}</g>`);
      return (place) => `<use href="#${id}" transform="${transformAttribute(place)}"/>`;
    },
    glow: (x, y, rx, ry, colour, opacity) =>
      ellipse(
        x,
        y,
        rx,
        ry,
        radial([
          [0, colour, opacity],
          [0.55, colour, round(opacity * 0.55)],
          [1, colour, 0],
        ]),
      ),
    document: (width, height, body) => {
      const defs = [...definitions].map(([content, id]) => content.replace('id=""', `id="${id}"`)).join("");
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;
    },
  };
}

function stopTags(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

/** Evenly spaced gradient stops. */
export function evenStops(...colours: readonly string[]): GradientStop[] {
  return colours.map((colour, i): GradientStop => [i / (colours.length - 1), colour]);
}

/** Gradient stops of three colours; the middle one is at `at`, between 0 and 1. */
export const threeStops = (first: string, at: number, middle: string, last: string): GradientStop[] => [
  [0, first],
  [at, middle],
  [1, last],
];

/** Formats a number for a path, with one decimal and no leading zero. The name is short because paths are full of it. */
export function n(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function fillPath(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${opacityAttribute("fill", opacity)}/>`;
}

export function strokePath(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityAttribute("stroke", opacity)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${opacityAttribute("fill", opacity)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: string, corner = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner ? ` rx="${n(corner)}"` : ""} fill="${paint}"/>`;
}

export function clipped(clip: string, body: string): string {
  return body ? `<g clip-path="${clip}">${body}</g>` : "";
}

export type Placement = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

/** Wraps a drawing in a group that is moved, rotated (degrees) and scaled; `flip` mirrors it. */
export function transformed(body: string, place: Placement): string {
  return `<g transform="${transformAttribute(place)}">${body}</g>`;
}

function transformAttribute({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement): string {
  const steps = [`translate(${n(x)} ${n(y)})`];
  if (turn) steps.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) steps.push(`scale(${round(flip ? -scale : scale)} ${round(scale)})`);
  return steps.join("");
}

/** Sets the opacity of the paint, not of the element: that renders faster, without an intermediate image. */
function opacityAttribute(kind: "fill" | "stroke", opacity: number): string {
  return opacity === 1 ? "" : ` ${kind}-opacity="${round(opacity)}"`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];
type Spot = { cx?: number; cy?: number; r?: number };
type Run = { x1?: number; y1?: number; x2?: number; y2?: number };

/** Collects gradients and clips of one picture and hands out references to them. */
export type Canvas = {
  /** A radial gradient over the painted shape's box; centre and radius as fractions of it. */
  radial(stops: readonly Stop[], spot?: Spot): string;
  /** A linear gradient over the painted shape's box, from top to bottom unless told. */
  linear(stops: readonly Stop[], run?: Run): string;
  /** A clip by a path, to be given to `group`. */
  clip(path: string): string;
  /** Keeps a drawing once; the answer places copies of it. */
  stamp(body: string): (place: Placement) => string;
  /** A soft-edged oval: shadows, glows and blush without costly filters. */
  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string;
  /** The whole picture as SVG text. */
  document(width: number, height: number, body: string): string;
};

export function createCanvas(): Canvas {
  const known = new Map<string, string>();
  const define = (content: (id: string) => string): string => {
    const key = content("");
    const id = known.get(key) ?? `d${known.size.toString(36)}`;
    known.set(key, id);
    return id;
  };
  const paint = (content: (id: string) => string) => `url(#${define(content)})`;

  const radial: Canvas["radial"] = (stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
    paint((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`);

  return {
    radial,
    linear: (stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = {}) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
      ),
    clip: (path) => paint((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    stamp: (body) => {
      const id = define((key) => `<g id="${key}">${body}</g>`);
      return (place) => `<use href="#${id}" transform="${transform(place)}"/>`;
    },
    glow: (x, y, rx, ry, colour, opacity) =>
      oval(
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
      const defs = [...known].map(([content, id]) => content.replace('id=""', `id="${id}"`)).join("");
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;
    },
  };
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

/** Gradient stops at even distances. */
export function even(...colours: readonly string[]): Stop[] {
  return colours.map((colour, i): Stop => [i / (colours.length - 1), colour]);
}

/** One decimal is a tenth of a pixel: enough for the eye, and short. */
export function n(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function fill(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${faded("fill", opacity)}/>`;
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faded("stroke", opacity)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, paint: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${faded("fill", opacity)}/>`;
}

export function box(x: number, y: number, width: number, height: number, paint: string, corner = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner ? ` rx="${n(corner)}"` : ""} fill="${paint}"/>`;
}

export function clipped(clip: string, body: string): string {
  return body ? `<g clip-path="${clip}">${body}</g>` : "";
}

export type Placement = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

/** Moves, then turns (degrees), then scales a drawing; `flip` mirrors it. */
export function placed(body: string, place: Placement): string {
  return `<g transform="${transform(place)}">${body}</g>`;
}

function transform({ x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement): string {
  const steps = [`translate(${n(x)} ${n(y)})`];
  if (turn) steps.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) steps.push(`scale(${round(flip ? -scale : scale)} ${round(scale)})`);
  return steps.join("");
}

/** Opacity of the paint, not of the element: the renderer draws that without a picture in between. */
function faded(kind: "fill" | "stroke", opacity: number): string {
  return opacity === 1 ? "" : ` ${kind}-opacity="${round(opacity)}"`;
}

import { ellipse, evenStops, fillPath, strokePath } from "./canvas.ts";
import { closedCurve, curlyEdge, furEdge, openCurve, type Point, parsePoints, withMirrorImage } from "./outline.ts";
import type { HairStyle, Person } from "./types.ts";

type Hair = { back: string; front: string };

/** The hair behind the shoulders, and the hair over the forehead. */
export function drawHair(model: Person): Hair {
  const { canvas, hair: tone } = model;
  const paint = canvas.radial(evenStops(tone.light, tone.base, tone.shade), { cx: 0.4, cy: 0.12, r: 0.9 });
  const behind = canvas.linear(evenStops(tone.shade, tone.deep));
  const shape = STYLES[model.style];
  const front = shape.curls ? curlyEdge(shape.front, shape.curls, model.random("curls")) : closedCurve(shape.front);
  const back =
    shape.back &&
    (shape.curls ? curlyEdge(shape.back, shape.curls * 1.15, model.random("back")) : closedCurve(shape.back));
  return {
    back: (shape.knot ? ellipse(...shape.knot, paint) : "") + (back ? fillPath(back, behind) : ""),
    front:
      fillPath(front, paint) + (shape.lines ? strokePath(shape.lines.map(openCurve).join(""), tone.deep, 3, 0.28) : ""),
  };
}

type Cut = {
  front: readonly Point[];
  back?: readonly Point[];
  knot?: readonly [x: number, y: number, rx: number, ry: number];
  /** Size of the curls. Without it the hair is straight. */
  curls?: number;
  lines?: readonly (readonly Point[])[];
};

const PARTING: Point[] = parsePoints(
  "-14,-142 52,-140 100,-102 116,-40 114,30 104,44 97,-4 84,-50 44,-82 -14,-112 -42,-82 -82,-52 -97,-4 -104,44 -114,30 -116,-40 -100,-102 -60,-138",
);
const SWEEP: Point[] = parsePoints(
  "-101,10 -114,-58 -84,-128 0,-154 84,-130 114,-60 101,10 96,-28 84,-62 36,-72 -20,-92 -52,-108 -80,-70 -95,-28",
);
const CROP: Point[] = parsePoints(
  "-100,2 -108,-58 -78,-122 0,-142 78,-122 108,-58 100,2 94,-40 74,-84 28,-98 -28,-98 -74,-84 -94,-40",
);
const PULLED: Point[] = parsePoints(
  "-101,6 -112,-60 -80,-126 0,-148 80,-126 112,-60 101,6 92,-46 60,-92 0,-108 -60,-92 -92,-46",
);
const STRANDS: readonly (readonly Point[])[] = [
  parsePoints("-30,-136 -70,-110 -96,-60"),
  parsePoints("10,-140 62,-118 98,-66"),
  parsePoints("30,-132 74,-96 100,-40"),
];

const STYLES: Record<HairStyle, Cut> = {
  long: {
    front: PARTING,
    back: withMirrorImage(parsePoints("0,-140 88,-120 122,-40 130,70 132,190 92,214 0,206")),
    lines: STRANDS,
  },
  waves: {
    front: PARTING,
    back: withMirrorImage(parsePoints("0,-140 92,-120 130,-30 124,40 146,110 126,176 60,196 0,186")),
    lines: STRANDS,
  },
  bob: {
    front: PARTING,
    back: withMirrorImage(parsePoints("0,-140 92,-118 126,-36 130,50 112,108 60,104 0,96")),
    lines: STRANDS,
  },
  bun: { front: PULLED, knot: [6, -164, 50, 42], lines: STRANDS },
  ponytail: {
    front: PULLED,
    back: parsePoints("40,-120 110,-110 156,-50 166,40 150,140 120,186 112,120 118,30 92,-40"),
    lines: STRANDS,
  },
  curls: {
    front: withMirrorImage(parsePoints("0,-150 70,-142 118,-90 132,-10 122,50 104,30 96,-20 70,-66 0,-84")),
    back: withMirrorImage(parsePoints("0,-146 100,-120 146,-30 146,60 110,112 0,110")),
    curls: 34,
  },
  pixie: {
    front: parsePoints(
      "-102,22 -114,-50 -88,-124 -10,-154 76,-138 114,-64 104,24 95,-20 78,-44 40,-58 -4,-60 -46,-74 -82,-46 -96,-16",
    ),
    lines: STRANDS,
  },
  short: { front: SWEEP, lines: STRANDS },
  parted: {
    front: parsePoints(
      "-101,4 -112,-62 -82,-124 -36,-136 10,-156 82,-138 113,-64 101,8 95,-30 82,-70 20,-84 -38,-108 -70,-84 -94,-36",
    ),
    lines: STRANDS,
  },
  crop: { front: CROP },
  curlyTop: {
    front: withMirrorImage(parsePoints("0,-156 60,-150 104,-108 112,-54 98,-34 84,-66 44,-84 0,-88")),
    curls: 30,
  },
  quiff: {
    front: parsePoints(
      "-100,2 -110,-60 -92,-116 -60,-150 0,-172 66,-166 100,-122 112,-60 100,2 93,-42 70,-88 20,-96 -30,-92 -72,-84 -94,-40",
    ),
    lines: STRANDS,
  },
  bald: { front: parsePoints("-100,14 -108,-30 -100,-62 -94,-50 -92,-20 -96,8") },
};

/** The beard, and for a bald man the hair beside the bald head. */
export function drawBeard(model: Person): string {
  if (model.style === "bald") return bald(model) + jaw(model);
  return jaw(model);
}

function bald(model: Person): string {
  const right = closedCurve(parsePoints("100,14 96,8 92,-20 94,-50 100,-62 108,-30"));
  return fillPath(right, model.hair.base) + model.canvas.glow(-24, -84, 46, 22, "#ffffff", 0.4);
}

function jaw(model: Person): string {
  const { canvas, hair: tone } = model;
  if (model.beard === "none") return "";
  const over = "M0 40Q-30 37-48 56Q-22 56 0 52Q22 56 48 56Q30 37 0 40Z";
  if (model.beard === "moustache") return fillPath(over, tone.base);
  const low = model.beard === "full" ? 142 : 124;
  const outer: Point[] = [
    [-99, 6],
    [-96, 50],
    [-74, 96],
    [-40, low - 8],
    [0, low],
    [40, low - 8],
    [74, 96],
    [96, 50],
    [99, 6],
    [86, 40],
    [58, 50],
    [44, 56],
    [38, 82],
    [0, 104],
    [-38, 82],
    [-44, 56],
    [-58, 50],
    [-86, 40],
  ];
  const path =
    model.beard === "full"
      ? furEdge(outer, { step: 16, length: (_, y) => (y > 90 ? 8 : 0), random: model.random("beard") })
      : closedCurve(outer);
  return (
    fillPath(path, canvas.linear(evenStops(tone.base, tone.shade)), model.beard === "full" ? 1 : 0.72) +
    fillPath(over, tone.base, model.beard === "full" ? 1 : 0.8)
  );
}

import {
  area,
  line,
  type SymbolType,
  stack,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from "d3-shape";
import type { Box, Mark, Plot, Point, Series, Shape, Tone } from "./plot.ts";

/**
 * A stack's colours each have a sign, so that nobody has to tell colours apart. The first six have a colour of their own; the
 * others are more kinds of one, as the waits for us are of `s5`.
 */
const STACKS: readonly { tone: Tone; sign: SymbolType }[] = [
  { tone: "s1", sign: symbolCircle },
  { tone: "s2", sign: symbolSquare },
  { tone: "s3", sign: symbolTriangle },
  { tone: "s4", sign: symbolDiamond },
  { tone: "s5", sign: symbolCross },
  { tone: "s6", sign: symbolStar },
  { tone: "s5", sign: symbolCircle },
  { tone: "s5", sign: symbolSquare },
  { tone: "s5", sign: symbolTriangle },
  { tone: "s1", sign: symbolSquare },
  { tone: "s6", sign: symbolCircle },
  { tone: "s6", sign: symbolSquare },
];

/** Lines, each with a dash and a sign: the year before is dotted, a limit has long dashes. */
const LINES: readonly { tone: Tone; dash: readonly number[]; sign: SymbolType }[] = [
  { tone: "ink", dash: [1.5, 4], sign: symbolCircle },
  { tone: "limit", dash: [9, 4], sign: symbolDiamond },
];
export const LOOK = { before: 0, limit: 1 } as const;

/** A sign is drawn where it has room; points of lines are marked while they are few. */
const SIGN = 26;
const ROOM = 9;
const FEW = 31;
const WIDE = 6;

const stackOf = ({ look }: Series) => STACKS[look % STACKS.length] as (typeof STACKS)[number];
const lineOf = ({ look }: Series) => LINES[look % LINES.length] as (typeof LINES)[number];
const sign = (type: SymbolType, size: number) => symbol(type, size).digits(2)() ?? "";
const of = (series: Series, step: number) => series.values[step] ?? null;

/** The shapes of all series: bars first, then areas, then lines. */
export function seriesMarks(plot: Plot, box: Box, y: (value: number) => number): Mark[] {
  const form = (wanted: Series["form"]) => plot.series.filter((one) => one.form === wanted);
  return [
    ...bars(plot, form("stack"), box, y),
    ...form("area").flatMap((one) => areaMarks(one, box, y)),
    ...form("line").flatMap((one) => lineMarks(one, lineOf(one), box, y, form("stack").length > 0)),
  ];
}

function bars(
  { steps }: Plot,
  stacked: readonly Series[],
  { centres, band }: Box,
  y: (value: number) => number,
): Mark[] {
  const width = band > WIDE ? Math.min(band * 0.8, 56) : band;
  const layers = stack<number, Series>()
    .keys([...stacked])
    .value((step, series) => of(series, step) ?? 0)(steps.map((_, step) => step));
  return layers.flatMap((layer) => {
    const { tone, sign: type } = stackOf(layer.key);
    const parts = layer.map(([from, to], step) => ({ x: centres[step] ?? 0, low: y(from), high: y(to) }));
    const shown = parts.filter(({ low, high }) => low > high);
    const d = shown.map(
      ({ x, low, high }) =>
        `M${round(x - width / 2)} ${round(low)}v${round(high - low)}h${round(width)}V${round(low)}z`,
    );
    const signs = shown
      .filter(({ low, high }) => width >= ROOM && low - high >= ROOM)
      .map(
        ({ x, low, high }): Shape => ({ d: sign(type, SIGN), at: [round(x), round((low + high) / 2)], fill: "sign" }),
      );
    return [{ d: d.join(""), fill: tone, ...(width < band && { stroke: "edge" as const, width: 1 }) }, ...signs];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

function areaMarks(series: Series, box: Box, y: (value: number) => number): Mark[] {
  const under = area<number>()
    .defined((step) => of(series, step) !== null)
    .x((step) => box.centres[step] ?? 0)
    .y0(box.bottom)
    .y1((step) => y(of(series, step) ?? 0))
    .digits(1);
  return [
    { d: under(series.values.keys()) ?? "", fill: "wash" },
    ...lineMarks(series, { tone: "ink", dash: [], sign: symbolCircle }, box, y),
  ];
}

type Look = (typeof LINES)[number];

function lineMarks(
  series: Series,
  { tone, dash, sign: type }: Look,
  box: Box,
  y: (value: number) => number,
  isOnBars = false,
): Mark[] {
  const points = series.values.flatMap((value, step): Point[] =>
    value === null ? [] : [[box.centres[step] ?? 0, round(y(value))]],
  );
  const path = line<number>()
    .defined((step) => of(series, step) !== null)
    .x((step) => box.centres[step] ?? 0)
    .y((step) => y(of(series, step) ?? 0))
    .digits(1);
  const dots =
    points.length > FEW
      ? []
      : points.map((at): Shape => ({ d: sign(type, SIGN), at, fill: tone, stroke: "edge", width: 1 }));
  const d = path(series.values.keys()) ?? "";
  // On a bar a dash is seen by the light line below it.
  return [
    ...(isOnBars && points.length <= FEW ? [{ d, stroke: "edge" as const, width: 4 }] : []),
    { d, stroke: tone, width: 2, dash },
    ...dots,
  ];
}

/** The sample of a series in a legend: its colour and sign, or its line. It is 26 wide and 14 high. */
export function sample(series: Series): Mark[] {
  const at: Point = [13, 7];
  if (series.form === "stack") {
    const { tone, sign: type } = stackOf(series);
    return [
      { d: "M5 0h16v14h-16z", fill: tone, stroke: "edge", width: 1 },
      { d: sign(type, SIGN), at, fill: "sign" },
    ];
  }
  if (series.form === "area")
    return [
      { d: "M0 7h26v7h-26z", fill: "wash" },
      { d: "M0 7h26", stroke: "s1", width: 2 },
    ];
  const { tone, dash, sign: type } = lineOf(series);
  return [
    { d: "M0 7h26", stroke: tone, width: 2, dash },
    { d: sign(type, SIGN), at, fill: tone },
  ];
}

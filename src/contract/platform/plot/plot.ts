/**
 * A plot as what it is drawn of: shapes and words in a box. A screen draws them as SVG, a paper as PDF and a picture as
 * PNG, so that all three show the same.
 */
/** The days of one value, both ends included, as YYYY-MM-DD. */
export type Step = { from: string; to: string };

/** Stacked series lie on each other as bars; an area and lines each begin at zero. */
export type Series = {
  name: string;
  form: "stack" | "area" | "line";
  /** For a stack the number of its colour and sign; lines have a dash of their own. */
  look: number;
  /** One for each step; null where nothing is known. */
  values: readonly (number | null)[];
};

export type Plot = {
  title: string;
  /** What the values count, as "animals". */
  unit: string;
  by: "day" | "week" | "month";
  steps: readonly Step[];
  series: readonly Series[];
};

/** The colours by name; who draws says what they are. `s1` to `s6` are those of series. */
export type Tone = `s${1 | 2 | 3 | 4 | 5 | 6}` | "wash" | "limit" | "ink" | "soft" | "grid" | "edge" | "sign";
export type Point = readonly [x: number, y: number];
/** A shape, by the path commands of SVG. */
export type Shape = { d: string; at?: Point; fill?: Tone; stroke?: Tone; width?: number; dash?: readonly number[] };
export type Words = {
  text: string;
  at: Point;
  size: number;
  anchor: "start" | "middle" | "end";
  tone: Tone;
  isBold?: boolean;
};
export type Mark = Shape | Words;

/** The inner box of a plot, and the middle of each step. */
export type Box = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  centres: readonly number[];
  band: number;
};
export type Scene = { width: number; height: number; box: Box; marks: readonly Mark[] };

/** @param locale by which numbers and months are written; undefined for the browser's */
export type Frame = { width: number; height: number; locale: string | undefined };

/** The highest point of a plot. */
export function highest({ steps, series }: Plot): number {
  const stacked = series.filter(({ form }) => form === "stack");
  const at = (step: number) => [
    stacked.reduce((sum, { values }) => sum + (values[step] ?? 0), 0),
    ...series.map(({ values }) => values[step] ?? 0),
  ];
  return steps.reduce((top, _, step) => Math.max(top, ...at(step)), 0);
}

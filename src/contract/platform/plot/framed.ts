import { drawPlot } from "./draw-plot.ts";
import type { Frame, Mark, Plot, Point, Scene } from "./plot.ts";
import { sample } from "./series.ts";

/** Measures words as they will be drawn. */
type Measure = (text: string, size: number) => number;

export type Draw = Frame & {
  measure: Measure /** who says so, below the plot */;
  source?: string;
  hasTitle?: boolean;
};

const LEGEND = 12;
const LINE = 22;

/** Moves marks. */
const moved = (marks: readonly Mark[], [dx, dy]: Point): Mark[] =>
  marks.map((mark) => {
    const [x, y] = mark.at ?? [0, 0];
    return { ...mark, at: [x + dx, y + dy] };
  });

/** A plot that stands alone, as a picture or on paper: with its title, its legend and its source. */
export function drawFramed(plot: Plot, options: Draw): Omit<Scene, "box"> {
  const { width, height, measure, source, hasTitle = true } = options;
  const title: Mark[] = hasTitle
    ? [{ text: plot.title, at: [0, 18], size: 18, anchor: "start", tone: "ink", isBold: true }]
    : [];
  const legend = moved(legendMarks(plot, width, measure), [0, hasTitle ? 34 : 0]);
  const head = (hasTitle ? 34 : 0) + LINE * legendLines(plot, width, measure) + 8;
  const scene = drawPlot(plot, { ...options, height: height - head - (source ? 20 : 0) });
  const foot: Mark[] = source ? [{ text: source, at: [0, height - 4], size: 11, anchor: "start", tone: "soft" }] : [];
  return { width, height, marks: [...title, ...legend, ...moved(scene.marks, [0, head]), ...foot] };
}

/** Where each name of the legend stands; a name that has no room begins a line. */
function placed({ series }: Plot, width: number, measure: Measure): { x: number; line: number }[] {
  let [x, line] = [0, 0];
  return series.map(({ name }) => {
    const taken = 26 + 8 + measure(name, LEGEND) + 20;
    if (x > 0 && x + taken > width) [x, line] = [0, line + 1];
    x += taken;
    return { x: x - taken, line };
  });
}

const legendLines = (plot: Plot, width: number, measure: Measure) =>
  (placed(plot, width, measure).at(-1)?.line ?? -1) + 1;

function legendMarks(plot: Plot, width: number, measure: Measure): Mark[] {
  return placed(plot, width, measure).flatMap(({ x, line }, at) => {
    const series = plot.series[at];
    if (!series) return [];
    const name: Mark = { text: series.name, at: [34, 11], size: LEGEND, anchor: "start", tone: "ink" };
    return moved([...sample(series), name], [x, line * LINE]);
  });
}

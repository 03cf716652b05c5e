import { axes } from "./axes.ts";
import { type Frame, highest, type Plot, type Scene } from "./plot.ts";
import { seriesMarks } from "./series.ts";

/** Draws a plot with its axes. */
export function drawPlot(plot: Plot, frame: Frame): Scene {
  const { box, y, marks } = axes(plot, frame, highest(plot));
  return { width: frame.width, height: frame.height, box, marks: [...marks, ...seriesMarks(plot, box, y)] };
}

import { nice, ticks } from "d3-array";
import { utcTicks } from "d3-time";
import type { Box, Frame, Mark, Plot } from "./plot.ts";

const SIZE = 12;
/** How wide a figure of that size is, and how much room a word below the axis takes. */
const FIGURE = 7;
const WORD = 62;
const TOP = 26;
const BOTTOM = 38;
/** How far the lines of a grid are apart, at least. */
const GRID = 44;

type Axes = { box: Box; y: (value: number) => number; marks: Mark[] };

/** The axes: a light grid, a line at zero, numbers with their unit, and days or months. */
export function axes(plot: Plot, { width, height, locale }: Frame, most: number): Axes {
  const count = Math.max(2, Math.floor((height - TOP - BOTTOM) / GRID));
  const [, top] = nice(0, Math.max(most, 1), count);
  const format = new Intl.NumberFormat(locale);
  const values = ticks(0, top, count).filter(Number.isInteger);
  const left = 10 + FIGURE * Math.max(...values.map((value) => format.format(value).length));
  const right = width - 6;
  const bottom = height - BOTTOM;
  const band = (right - left) / Math.max(plot.steps.length, 1);
  const box = { left, right, top: TOP, bottom, band, centres: plot.steps.map((_, at) => left + (at + 0.5) * band) };
  const y = (value: number) => bottom - (value / top) * (bottom - TOP);
  const grid = values.flatMap((value): Mark[] => [
    { d: `M${left} ${y(value)}H${right}`, stroke: value === 0 ? "soft" : "grid", width: 1 },
    { text: format.format(value), at: [left - 8, y(value) + 4], size: SIZE, anchor: "end", tone: "soft" },
  ]);
  const unit: Mark = { text: plot.unit, at: [0, 11], size: SIZE, anchor: "start", tone: "soft" };
  return { box, y, marks: [unit, ...grid, ...below(plot, box, locale)] };
}

/** The words below the axis, with the year below the first and each January, and a short line above each. */
function below(plot: Plot, box: Box, locale: string | undefined): Mark[] {
  const named = namedDays(plot, Math.max(2, Math.floor((box.right - box.left) / WORD)));
  const hasYearsAlone = named.length > 1 && named.every(({ day }) => day.endsWith("-01-01"));
  const areMonths = plot.by !== "week" && named.every(({ day }) => day.endsWith("-01"));
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(day));
  return named.flatMap(({ day, step }, at): Mark[] => {
    const x = box.centres[step] ?? 0;
    const word = (text: string, line: number): Mark => ({
      text,
      at: [x, box.bottom + 17 + 15 * line],
      size: SIZE,
      anchor: "middle",
      tone: "soft",
    });
    const line: Mark = { d: `M${x} ${box.bottom}v4`, stroke: "soft", width: 1 };
    const year = write(day, { year: "numeric" });
    if (hasYearsAlone) return [line, word(year, 0)];
    const text = write(day, areMonths ? { month: "short" } : { day: "numeric", month: "short" });
    return [
      line,
      word(text, 0),
      ...(at === 0 || day.slice(5, 7) < (named[at - 1]?.day.slice(5, 7) ?? "") ? [word(year, 1)] : []),
    ];
  });
}

/** The steps that have a word below them, at most about so many. */
function namedDays({ by, steps }: Plot, count: number): { day: string; step: number }[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  if (by === "week") {
    const every = Math.ceil(steps.length / count);
    return steps.flatMap(({ from }, step) => (step % every === 0 ? [{ day: from, step }] : []));
  }
  const days = utcTicks(new Date(first.from), new Date(last.to), count).map((day) => day.toISOString().slice(0, 10));
  const wanted = by === "month" ? days.filter((day) => day.endsWith("-01")) : days;
  const named = wanted.map((day) => ({ day, step: steps.findIndex(({ to }) => day <= to) }));
  return named.length > 0 ? named : [{ day: first.from, step: 0 }];
}

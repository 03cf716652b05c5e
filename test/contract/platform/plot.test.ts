import { describe, expect, test } from "vitest";
import { drawPlot } from "../../../src/contract/platform/plot/draw-plot.ts";
import { drawFramed } from "../../../src/contract/platform/plot/framed.ts";
import type { Mark, Plot, Series } from "../../../src/contract/platform/plot/plot.ts";

const months = Array.from({ length: 11 }, (_, month) => {
  const name = `2026-${String(month + 1).padStart(2, "0")}`;
  return { from: `${name}-01`, to: `${name}-28` };
});
const days = Array.from({ length: 365 }, (_, day) => {
  const name = new Date(Date.UTC(2025, 10, 20 + day)).toISOString().slice(0, 10);
  return { from: name, to: name };
});
const stack = (name: string, look: number, value: number): Series => ({
  name,
  form: "stack",
  look,
  values: months.map(() => value),
});
const plotOf = (given: Partial<Plot>): Plot => ({
  title: "Left",
  unit: "animals",
  by: "month",
  steps: months,
  series: [stack("Adopted", 0, 7), stack("Died", 4, 2)],
  ...given,
});
const FRAME = { width: 800, height: 260, locale: "en-GB" };
const wordsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => ("text" in mark ? [mark.text] : []));

describe("a plot", () => {
  test("has whole numbers from zero with their unit, and month names with the year below the first", () => {
    const words = wordsOf(drawPlot(plotOf({}), FRAME).marks);
    expect(words.slice(0, 7)).toEqual(["animals", "0", "2", "4", "6", "8", "10"]);
    expect(words.slice(7, 12)).toEqual(["Jan", "2026", "Feb", "Mar", "Apr"]);
    expect(words.at(-1)).toBe("Nov");
  });

  test("speaks the reader's language, and says less where there is less room", () => {
    const words = wordsOf(drawPlot(plotOf({}), { ...FRAME, width: 320, locale: "pl-PL" }).marks);
    expect(words.slice(-5)).toEqual(["sty", "2026", "kwi", "lip", "paź"]);
  });

  test("names days by the months that begin, with each new year", () => {
    const values = days.map((_, day) => day % 60);
    const care: Series = { name: "In care", form: "area", look: 0, values };
    const words = wordsOf(drawPlot(plotOf({ by: "day", steps: days, series: [care] }), FRAME).marks);
    expect(words).toEqual(expect.arrayContaining(["60", "Dec", "2025", "Jan", "2026"]));
  });

  test("gives each kind of a stack a sign besides its colour, in the bar and in the legend", () => {
    const measure = (text: string, size: number) => (text.length * size) / 2;
    const { marks } = drawFramed(plotOf({}), { ...FRAME, measure, source: "Shelter, 2026" });
    const signs = new Set(marks.flatMap((mark) => ("d" in mark && mark.fill === "sign" ? [mark.d] : [])));
    expect(signs.size).toBe(2);
    expect(wordsOf(marks)).toEqual(expect.arrayContaining(["Left", "Adopted", "Died", "Shelter, 2026"]));
  });

  test("of nothing, or of a single day, has its axes", () => {
    for (const steps of [[], days.slice(0, 1)])
      expect(wordsOf(drawPlot(plotOf({ by: "day", steps, series: [] }), FRAME).marks)).toContain("1");
  });

  test("of twenty years of days is a few shapes", () => {
    const steps = Array.from({ length: 7305 }, (_, day) => {
      const name = new Date(Date.UTC(2006, 0, 1 + day)).toISOString().slice(0, 10);
      return { from: name, to: name };
    });
    const care: Series = { name: "In care", form: "area", look: 0, values: steps.map((_, day) => day % 90) };
    const { marks } = drawPlot(plotOf({ by: "day", steps, series: [care] }), FRAME);
    expect(marks.length).toBeLessThan(50);
    expect(wordsOf(marks)).toEqual(expect.arrayContaining(["2008", "2024"]));
  });
});

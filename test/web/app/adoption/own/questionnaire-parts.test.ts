import { describe, expect, it } from "vitest";
import { answeredOf, partsOf } from "../../../../../src/web/app/adoption/own/questionnaire-parts.ts";

const inParts = (...parts: (number | null)[]) =>
  partsOf(parts.map((part) => ({ part }))).map(({ questions }) => questions);

describe("the parts of a questionnaire", () => {
  it("are those that staff have chosen, with their names", () => {
    expect(inParts(1, 1, 3)).toEqual([[0, 1], [2]]);
    expect(partsOf([{ part: 2 }])[0]?.name).toBe("Your home");
  });

  it("are at most four of about the same length where nobody has chosen any", () => {
    expect(inParts(...Array(12).fill(null))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [9, 10, 11],
    ]);
    expect(inParts(null)).toEqual([[0]]);
    expect(inParts(...Array(20).fill(null))).toHaveLength(4);
  });

  it("count the questions that have an answer", () => {
    expect(answeredOf([0, 1, 2], ["Yes", "  ", ""])).toBe(1);
  });
});

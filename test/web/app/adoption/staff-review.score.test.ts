import { describe, expect, test } from "vitest";
import { readScore } from "../../../../src/web/app/adoption/staff-review.score.ts";

describe("the score of a staff review", () => {
  test.each([
    ["0", 0],
    ["100", 100],
    [" 87 ", 87],
    ["87.5", 87.5],
    ["87,5", 87.5],
  ])("%j is read as %d", (typed, score) => {
    expect(readScore(typed).data).toBe(score);
  });

  test.each(["", "   ", "many", "8 7", "-1", "100.1", "101", "0x10", "1e2", "NaN", "Infinity", "5,5,5"])(
    "%j is refused with the specification's text",
    (typed) => {
      expect(readScore(typed).error?.issues).toMatchObject([{ message: "Please enter a valid numeric score." }]);
    },
  );
});

import { describe, expect, test } from "vitest";
import { GAP, pageCount, pageNumbers } from "../../src/web/page-numbers.ts";

describe("page numbers (spec §9)", () => {
  test("shows every page if there are at most seven", () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([
    [1, 8, [1, 2, GAP, 8]],
    [2, 8, [1, 2, 3, GAP, 8]],
    [3, 8, [1, 2, 3, 4, GAP, 8]],
    [4, 8, [1, GAP, 3, 4, 5, GAP, 8]],
    [6, 8, [1, GAP, 5, 6, 7, 8]],
    [8, 8, [1, GAP, 7, 8]],
    [50, 100, [1, GAP, 49, 50, 51, GAP, 100]],
  ])("for more pages shows the first, the last and the pages around page %i of %i", (current, total, shown) => {
    expect(pageNumbers(current, total)).toEqual(shown);
  });

  test("an empty list has one page", () => {
    expect(pageCount({ totalCount: 0, pageSize: 12 })).toBe(1);
    expect(pageCount({ totalCount: 24, pageSize: 12 })).toBe(2);
    expect(pageCount({ totalCount: 25, pageSize: 12 })).toBe(3);
  });
});

import { expect, test } from "vitest";
import { spanBefore } from "../../../src/contract/overview/spans.ts";

test.each([
  ["a year", ["2026-01-01", "2026-12-31"], "year", ["2025-01-01", "2025-12-31"]],
  ["a year that is running", ["2026-01-01", "2026-11-25"], "year", ["2025-01-01", "2025-11-25"]],
  ["a leap year's February", ["2024-02-01", "2024-02-29"], "year", ["2023-02-01", "2023-02-28"]],
  ["the February after a leap year", ["2025-02-01", "2025-02-28"], "year", ["2024-02-01", "2024-02-29"]],
  ["days up to 29 February", ["2024-02-20", "2024-02-29"], "year", ["2023-02-20", "2023-02-28"]],
  ["a month", ["2026-10-01", "2026-10-31"], "span", ["2026-09-01", "2026-09-30"]],
  ["a month that is running", ["2026-03-01", "2026-03-30"], "span", ["2026-02-01", "2026-02-28"]],
  ["a quarter", ["2026-01-01", "2026-03-31"], "span", ["2025-10-01", "2025-12-31"]],
  ["ten days", ["2026-03-02", "2026-03-11"], "span", ["2026-02-20", "2026-03-01"]],
  [
    "two years, which are never compared with a part of themselves",
    ["2015-01-01", "2016-12-31"],
    "year",
    ["2013-01-01", "2014-12-31"],
  ],
] as const)("%s, %j, is compared by %s with %j", (_, [from, to], against, [since, until]) => {
  expect(spanBefore({ from, to }, against)).toEqual({ from: since, to: until });
});

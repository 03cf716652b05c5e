import { expect, test } from "vitest";
import { chargeMoment, nextChargeOn } from "../../../src/server/giving/monthly/monthly.calendar.ts";

test.each([
  [20, "2026-11-01", "2026-11-20", "2026-12-20"],
  [31, "2026-10-01", "2026-10-31", "2026-11-30"],
  [31, "2026-11-01", "2026-11-30", "2026-12-31"],
  [30, "2027-01-01", "2027-01-30", "2027-02-28"],
  [29, "2028-01-01", "2028-01-29", "2028-02-29"],
  // Charged late, after it was refused: the next month is charged all the same.
  [30, "2026-11-01", "2026-12-03", "2026-12-30"],
  // Nobody is charged for months in which the server stood still.
  [5, "2026-08-01", "2026-11-20", "2026-12-05"],
  [20, "2026-08-01", "2026-11-20", "2026-12-20"],
])("a gift of day %i that was charged for %s is charged next, seen on %s, on %s", (day, month, today, next) => {
  expect(nextChargeOn(day, month, today)).toBe(next);
});

test("cards are charged at six in the morning of the shelter, in winter and in summer", () => {
  const clock = { now: () => new Date(0), zone: "Europe/Warsaw" };
  expect(chargeMoment(clock, "2026-12-20").toISOString()).toBe("2026-12-20T05:00:00.000Z");
  expect(chargeMoment(clock, "2027-06-20").toISOString()).toBe("2027-06-20T04:00:00.000Z");
});

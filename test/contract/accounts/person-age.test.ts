import { describe, expect, test } from "vitest";
import { dayOfAge, yearsOn } from "../../../src/contract/accounts/person-age.ts";

describe("the age of a person", () => {
  test.each([
    ["2008-11-20", "2026-11-19", 17],
    ["2008-11-20", "2026-11-20", 18],
    ["2008-11-20", "2027-01-01", 18],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2008-02-29", "2028-02-28", 19],
    ["2008-02-29", "2028-02-29", 20],
    ["2026-11-20", "2026-11-20", 0],
  ])("of somebody born on %s is, on %s, %i", (bornOn, day, years) => {
    expect(yearsOn(bornOn, day)).toBe(years);
  });

  test.each([
    ["2008-11-20", 18, "2026-11-20"],
    ["2008-02-29", 18, "2026-03-01"],
    ["2008-02-29", 20, "2028-02-29"],
    ["1900-02-28", 18, "1918-02-28"],
  ])("of somebody born on %s reaches %i years on %s", (bornOn, years, day) => {
    expect(dayOfAge(bornOn, years)).toBe(day);
    expect(yearsOn(bornOn, day)).toBe(years);
  });
});

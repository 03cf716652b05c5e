import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../demo/portraits/random.ts";

describe("seededRandom", () => {
  test("gives the same numbers for the same seed and different ones for another", () => {
    const run = (seed: string) => Array.from({ length: 20 }, seededRandom(seed).next);
    expect(run("burek")).toEqual(run("burek"));
    expect(run("burek")).not.toEqual(run("mruczek"));
  });

  test("spreads evenly from 0 up to but not including 1", () => {
    const { next } = seededRandom("spread");
    const values = Array.from({ length: 10_000 }, next);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    for (let part = 0; part < 10; part++) {
      const share = values.filter((value) => Math.floor(value * 10) === part).length / values.length;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
  });

  test("gives whole numbers from min to max, both included", () => {
    const random = seededRandom("dice");
    expect(new Set(Array.from({ length: 400 }, () => random.int(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(random.int(-3, -3)).toBe(-3);
  });

  test("picks from the whole list and refuses an empty one", () => {
    const random = seededRandom("pick");
    expect(new Set(Array.from({ length: 100 }, () => random.pick(["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
    expect(() => random.pick([])).toThrow(RangeError);
  });

  test("is never true with probability 0 and always with 1", () => {
    const random = seededRandom("chance");
    const never = Array.from({ length: 200 }, () => random.chance(0));
    const always = Array.from({ length: 200 }, () => random.chance(1));
    expect(never).not.toContain(true);
    expect(always).not.toContain(false);
  });
});

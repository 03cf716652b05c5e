import { describe, expect, test } from "vitest";
import { barColour, percentOf, targetOf } from "../../../src/contract/giving/resources.ts";

describe("a resource's bar", () => {
  test.each([
    ["Dry food; target 200 kg. Sacks of 15 kg.", 200],
    ["2.5 litres", 2.5],
    ["No number here", 300],
    ["", 300],
  ])("of %j aims at %d", (description, target) => {
    expect(targetOf(description)).toBe(target);
  });

  test.each([
    [67, "green"],
    [66, "amber"],
    [34, "amber"],
    [33, "red"],
    [0, "red"],
  ] as const)("at %d percent is %s", (percent, colour) => {
    expect(barColour(percent)).toBe(colour);
  });

  test("is full above its target and with a target of nothing", () => {
    expect([percentOf(10, 40), percentOf(300, 20), percentOf(0, 0)]).toEqual([25, 100, 100]);
  });
});

import { describe, expect, it } from "vitest";
import { isAdoptersTurn, nextStep } from "../../../../../src/web/app/adoption/own/next-step.texts.ts";

const at = (currentStageType: number, outcome: "completed" | "rejected" | "withdrawn" | null = null) => ({
  currentStageType,
  outcome,
  animalName: "Rex",
});

describe("whose turn it is", () => {
  it("is the adopter's at the questionnaire and at the contract, otherwise the shelter's", () => {
    expect([1, 2, 3, 4, 5, 6].filter((stage) => isAdoptersTurn(at(stage)))).toEqual([2, 6]);
  });
  it.each(["completed", "rejected", "withdrawn"] as const)("is nobody's after the end: %s", (outcome) => {
    expect([1, 2, 3, 4, 5, 6].filter((stage) => isAdoptersTurn(at(stage, outcome)))).toEqual([]);
  });
});

describe("the text for the adopter", () => {
  it("differs for each stage and each end", () => {
    const titles = [
      ...[1, 2, 3, 4, 5, 6].map((stage) => nextStep(at(stage)).title),
      ...(["completed", "rejected", "withdrawn"] as const).map((outcome) => nextStep(at(6, outcome)).title),
    ];
    expect(new Set(titles).size).toBe(9);
  });
  it("names the animal", () => {
    expect(nextStep(at(6)).text).toContain("Rex");
  });
});

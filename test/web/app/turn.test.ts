import { describe, expect, it } from "vitest";
import { isYourTurn, whatNow } from "../../../src/web/app/user-area/adoption/turn.ts";

const at = (currentStageType: number, outcome: "completed" | "rejected" | "withdrawn" | null = null) => ({
  currentStageType,
  outcome,
  animalName: "Rex",
});

describe("whose turn it is", () => {
  it("is the adopter's at the questionnaire and at the contract, otherwise the shelter's", () => {
    expect([1, 2, 3, 4, 5, 6].filter((stage) => isYourTurn(at(stage)))).toEqual([2, 6]);
  });
  it.each(["completed", "rejected", "withdrawn"] as const)("is nobody's after the end: %s", (outcome) => {
    expect([1, 2, 3, 4, 5, 6].filter((stage) => isYourTurn(at(stage, outcome)))).toEqual([]);
  });
});

describe("the text for the adopter", () => {
  it("differs for each stage and each end", () => {
    const headlines = [
      ...[1, 2, 3, 4, 5, 6].map((stage) => whatNow(at(stage)).headline),
      ...(["completed", "rejected", "withdrawn"] as const).map((outcome) => whatNow(at(6, outcome)).headline),
    ];
    expect(new Set(headlines).size).toBe(9);
  });
  it("names the animal", () => {
    expect(whatNow(at(6)).text).toContain("Rex");
  });
});

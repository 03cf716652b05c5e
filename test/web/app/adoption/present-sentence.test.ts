import { describe, expect, test } from "vitest";
import { presentSentence } from "../../../../src/web/app/adoption/present-sentence.ts";

describe("the sentence about the present state", () => {
  test.each([
    [{ currentStageType: 5, currentStageStatus: 1, outcome: null }, "It now stands at: Home Check - In Progress."],
    [{ currentStageType: 6, currentStageStatus: 2, outcome: "completed" }, "It has been completed."],
    [{ currentStageType: 1, currentStageStatus: 3, outcome: "rejected" }, "It has been rejected."],
    [{ currentStageType: 2, currentStageStatus: 3, outcome: "withdrawn" }, "The adopter has withdrawn it."],
  ] as const)("for %j is %j", (present, sentence) => {
    expect(presentSentence({ kind: "adoption", ...present })).toBe(sentence);
  });
});

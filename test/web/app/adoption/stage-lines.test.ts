import { describe, expect, test } from "vitest";
import { stageLines } from "../../../../src/web/app/adoption/stage-lines.ts";

const stage = (type: number, closedAt: string | null = null) => ({
  id: type * 10,
  type,
  openedAt: `2026-11-0${type}T08:00:00.000Z`,
  closedAt,
  assignees: [],
});

describe("the stages of an adoption", () => {
  test("stages before the current one are approved, later ones have no status", () => {
    const stages = [stage(1, "2026-11-02T08:00:00.000Z"), stage(2)];
    const lines = stageLines({ currentStageType: 2, currentStageStatus: 0, outcome: null, stages });
    expect(lines.map(({ name, state, statusName }) => [name, state, statusName])).toEqual([
      ["Application", "done", "Approved"],
      ["Questionnaire Sent", "current", "Pending"],
      ["Staff Questionaire Review", "coming", undefined],
      ["Main Caretaker Approval", "coming", undefined],
      ["Home Check", "coming", undefined],
      ["Contract", "coming", undefined],
    ]);
    expect(lines[0]).toMatchObject({ openedAt: "2026-11-01T08:00:00.000Z", closedAt: "2026-11-02T08:00:00.000Z" });
  });

  test("a rejected adoption ended at its stage, and the later stages are unreached", () => {
    const lines = stageLines({ currentStageType: 4, currentStageStatus: 3, outcome: "rejected", stages: [stage(4)] });
    expect(lines.map(({ state }) => state)).toEqual(["done", "done", "done", "ended", "unreached", "unreached"]);
    expect(lines[3]?.statusName).toBe("Rejected");
  });

  test("all six stages of a completed adoption are done", () => {
    const lines = stageLines({ currentStageType: 6, currentStageStatus: 2, outcome: "completed", stages: [stage(6)] });
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(["done"]));
  });
});

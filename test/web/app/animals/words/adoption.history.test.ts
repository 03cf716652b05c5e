import { describe, expect, test } from "vitest";
import { ADOPTION_ACTIONS } from "../../../../../src/contract/adoption/adoptions.ts";
import { eventText } from "../../../../../src/web/app/animals/words/adoption.history.ts";

const APPROVED = 2;
const REJECTED = 3;

describe("the texts of an adoption's history", () => {
  test("every step of the process has its own text", () => {
    const events = [...ADOPTION_ACTIONS, "applications", "overtaken", "returned"];
    const texts = events.map((event) => eventText({ event, stageStatus: APPROVED }));
    expect(new Set(texts).size).toBe(events.length);
    expect(texts).not.toContain("");
    for (const [at, event] of events.entries()) expect(texts[at]).not.toBe(event);
  });

  test.each(["questionnaire/staff-review", "main-caretaker/decision", "home-check/complete", "contract/accept"])(
    "the text of a rejection at %s differs from an approval",
    (event) => {
      expect(eventText({ event, stageStatus: REJECTED })).not.toBe(eventText({ event, stageStatus: APPROVED }));
    },
  );
});

import { describe, expect, test } from "vitest";
import { ADOPTION_ACTIONS } from "../../../../src/contract/adoptions.ts";
import { eventText } from "../../../../src/web/app/adoptions/adoption.history.ts";

const APPROVED = 2;
const REJECTED = 3;

describe("the history of an adoption in words", () => {
  test("every step of the process has words of its own", () => {
    const events = [...ADOPTION_ACTIONS, "applications", "overtaken", "returned"];
    const words = events.map((event) => eventText({ event, stageStatus: APPROVED }));
    expect(new Set(words).size).toBe(events.length);
    expect(words).not.toContain("");
    for (const [at, event] of events.entries()) expect(words[at]).not.toBe(event);
  });

  test.each(["questionnaire/staff-review", "main-caretaker/decision", "home-check/complete", "contract/accept"])(
    "a no to %s does not read like a yes",
    (event) => {
      expect(eventText({ event, stageStatus: REJECTED })).not.toBe(eventText({ event, stageStatus: APPROVED }));
    },
  );
});

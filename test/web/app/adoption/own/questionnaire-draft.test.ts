import { expect, test, vi } from "vitest";

vi.mock("../../../../../src/web/app/platform/api.ts", () => ({ api: {} }));
const { mergeAnswers } = await import("../../../../../src/web/app/adoption/own/questionnaire-draft.ts");

test.each([
  ["nobody changed it", "A", "A", "A", "A"],
  ["typed here", "", "mine", "", "mine"],
  ["typed elsewhere", "", "", "theirs", "theirs"],
  ["erased here", "A", "", "A", ""],
  ["erased elsewhere", "A", "A", "", ""],
  ["the same in both", "", "same", "same", "same"],
  ["carried on here", "A", "A and more", "A and", "A and more"],
  ["carried on elsewhere", "A", "A and", "A and more", "A and more"],
  ["different in both: both stay", "A", "mine", "theirs", "mine\n\ntheirs"],
])("an answer of two tabs: %s", (_case, base, mine, theirs, merged) => {
  expect(mergeAnswers([base], [mine], [theirs])).toEqual([merged]);
});

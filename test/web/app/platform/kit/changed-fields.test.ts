import { expect, it } from "vitest";
import { changedFields } from "../../../../../src/web/app/platform/kit/changed-fields.ts";

it("leaves out unchanged fields", () => {
  const before = { name: "Burek", age: 3, scores: [{ id: 1, score: 2 }], photos: [] };
  expect(changedFields(before, { ...before })).toEqual({});
  expect(changedFields(before, { ...before, age: 4 })).toEqual({ age: 4 });
});

it("contains changed lists as a whole, new fields, and fields that are empty now", () => {
  const before = { name: "Burek", scores: [1, 2], employeeId: 3 };
  const now = { name: "", scores: [1, 3], employeeId: null, removedPhotoIds: [7] };
  expect(changedFields(before, now)).toEqual(now);
});

it("contains only the changed fields of a nested object", () => {
  const before = { name: "Ewa", account: { email: "a@example.com", password: "", isAdmin: false } };
  const now = { name: "Ewa", account: { email: "a@example.com", password: "", isAdmin: true } };
  expect(changedFields(before, now)).toEqual({ account: { isAdmin: true } });
});

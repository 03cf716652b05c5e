import { expect, it } from "vitest";
import { changedFields } from "../../../src/web/app/kit/changed-fields.ts";

it("leaves out every field that is as it was", () => {
  const before = { name: "Burek", age: 3, scores: [{ id: 1, score: 2 }], photos: [] };
  expect(changedFields(before, { ...before })).toEqual({});
  expect(changedFields(before, { ...before, age: 4 })).toEqual({ age: 4 });
});

it("carries a list whole, what was not there before, and what is blank now", () => {
  const before = { name: "Burek", scores: [1, 2], employeeId: 3 };
  const now = { name: "", scores: [1, 3], employeeId: null, removedPhotoIds: [7] };
  expect(changedFields(before, now)).toEqual(now);
});

it("carries of a part only what changed in it", () => {
  const before = { name: "Ewa", account: { email: "a@example.com", password: "", isAdmin: false } };
  const now = { name: "Ewa", account: { email: "a@example.com", password: "", isAdmin: true } };
  expect(changedFields(before, now)).toEqual({ account: { isAdmin: true } });
});

import { expect, test } from "vitest";
import { exitCodeOf, isGood } from "../../../scripts/faults/report.ts";

const NOTHING = { acknowledged: 0, found: 0, twice: 0, refused: 0, withoutServiceMs: 0, wrong: [], figures: {} };
const resultOf = (found: object) => ({ name: "kill", about: "", rounds: [{ ...NOTHING, ...found }] });

test("a lost write, one that was done twice, and whatever else must not be make an experiment bad", () => {
  expect(isGood(resultOf({ acknowledged: 2, found: 2, refused: 7 }))).toBe(true);
  expect(isGood(resultOf({ acknowledged: 2, found: 1 }))).toBe(false);
  expect(isGood(resultOf({ acknowledged: 2, found: 2, twice: 1 }))).toBe(false);
  expect(isGood(resultOf({ wrong: ["7 is in two units"] }))).toBe(false);
});

test("an experiment that could not run here is no success", () => {
  const good = resultOf({ acknowledged: 2, found: 2 });
  const leftOut = { name: "cluster", about: "", leftOut: "not run: needs etcd", rounds: [] };
  expect(exitCodeOf([good])).toBe(0);
  expect(exitCodeOf([good, leftOut])).toBe(2);
  expect(exitCodeOf([resultOf({ acknowledged: 2, found: 1 }), leftOut])).toBe(1);
});

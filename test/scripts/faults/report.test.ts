import { expect, test, vi } from "vitest";
import { exitCodeOf, isGood, printTable } from "../../../scripts/faults/report.ts";

const NOTHING = {
  acknowledged: 0,
  lost: 0,
  twice: 0,
  changed: 0,
  refused: 0,
  withoutServiceMs: 0,
  wrong: [],
  figures: {},
};
const resultOf = (found: object) => ({ name: "kill", about: "", rounds: [{ ...NOTHING, ...found }] });

test("a record that is lost, one that is there twice or changed, and whatever else must not be make an experiment bad", () => {
  expect(isGood(resultOf({ acknowledged: 2, refused: 7 }))).toBe(true);
  for (const what of ["lost", "twice", "changed"])
    expect(isGood(resultOf({ acknowledged: 2, [what]: 1 })), what).toBe(false);
  expect(isGood(resultOf({ wrong: ["7 is in two units"] }))).toBe(false);
});

test("an experiment that could not run here is no success", () => {
  const good = resultOf({ acknowledged: 2 });
  const leftOut = { name: "cluster", about: "", leftOut: "needs etcd", rounds: [] };
  expect(exitCodeOf([good])).toBe(0);
  expect(exitCodeOf([good, leftOut])).toBe(2);
  expect(exitCodeOf([resultOf({ acknowledged: 2, lost: 1 }), leftOut])).toBe(1);
});

test("what could not run is printed with its reason", () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  printTable([{ name: "cluster", about: "", leftOut: "needs etcd", rounds: [] }]);
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect(lines.at(-1)).toBe("Left out, so nothing is known of them: cluster (needs etcd).");
});

import { expect, test } from "vitest";
import { type Lengths, survival, within } from "../../../../src/server/overview/waiting/kaplan-meier.ts";

const left = (days: number, count = 1): Lengths => ({ days, left: count, unknown: 0 });
const here = (days: number, count = 1): Lengths => ({ days, left: 0, unknown: count });
const rounded = (lengths: Lengths[]) => survival(lengths).map(({ days, here }) => [days, Number(here.toFixed(4))]);

test("When all have left, the curve is the plain share of those still here", () => {
  const four = [left(10), left(2), left(10), left(30)];
  expect(rounded(four)).toEqual([
    [2, 0.75],
    [10, 0.25],
    [30, 0],
  ]);
  expect([0.25, 0.5, 0.75, 1].map((share) => within(survival(four), share))).toEqual([2, 10, 10, 30]);
});

// The trial of Freireich and others (1963) on remission in leukaemia, which textbooks compute by hand: 21 patients, 9 events.
test("Those of whom nothing more is known count as long as they were seen: a textbook's numbers", () => {
  const lengths = [left(6, 3), here(6), left(7), here(9), left(10), here(10), here(11), left(13), left(16), here(17)];
  const later = [here(19), here(20), left(22), left(23), here(25), here(32, 2), here(34), here(35)];
  expect(rounded([...later, ...lengths])).toEqual([
    [6, 0.8571],
    [7, 0.8067],
    [10, 0.7529],
    [13, 0.6902],
    [16, 0.6275],
    [22, 0.5378],
    [23, 0.4482],
  ]);
  const curve = survival([...lengths, ...later]);
  expect([0.25, 0.5, 0.75].map((share) => within(curve, share))).toEqual([13, 23, null]);
});

test("Who is still here on a day on which others leave was there to leave that day", () => {
  expect(rounded([left(5), here(5), left(9)])).toEqual([
    [5, 0.6667],
    [9, 0],
  ]);
});

test("Nobody, or nobody who left, says nothing", () => {
  expect([survival([]), survival([here(3), here(9)])]).toEqual([[], []]);
  expect(within([], 0.5)).toBeNull();
});

test("A share that is reached to the last animal is reached, whatever rounding does", () => {
  const ten = Array.from({ length: 10 }, (_, n) => left(n + 1));
  expect([0.1, 0.3, 0.7, 0.9, 1].map((share) => within(survival(ten), share))).toEqual([1, 3, 7, 9, 10]);
});

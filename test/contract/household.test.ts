import { describe, expect, test } from "vitest";
import {
  fitOf,
  HOUSEHOLD,
  type Household,
  MIDDLE_SCORE,
  QUESTIONS,
  TRAIT_OF,
  TRAITS,
  type Traits,
} from "../../src/contract/household.ts";

const SCORES = [null, 1, 2, 3, 4, 5] as const;

/** Every way to answer the three questions. */
const HOUSEHOLDS: Household[] = [undefined, ...HOUSEHOLD.children].flatMap((children) =>
  [undefined, ...HOUSEHOLD.pets].flatMap((pets) =>
    [undefined, ...HOUSEHOLD.alone].map((alone) => ({ children, pets, alone })),
  ),
);
/** Every animal that these questions can tell from another. */
const ANIMALS: Traits[] = SCORES.flatMap((children) =>
  SCORES.flatMap((animals) => SCORES.map((independence) => ({ children, animals, independence, energy: null }))),
);

describe("the fit of an animal", () => {
  test("is 0 for everybody as long as nothing was answered", () => {
    expect(new Set(ANIMALS.map((animal) => fitOf({}, animal)))).toEqual(new Set([0]));
  });

  test("is the same whether a score is unknown or in the middle", () => {
    for (const household of HOUSEHOLDS) {
      for (const animal of ANIMALS) {
        const middle = Object.fromEntries(TRAITS.map((trait) => [trait, animal[trait] ?? 3])) as Traits;
        expect(fitOf(household, animal)).toBe(fitOf(household, middle));
      }
    }
  });

  test.each(TRAITS)("grows with the score of %s where it was asked for, and nowhere else", (trait) => {
    for (const household of HOUSEHOLDS) {
      const isAsked = QUESTIONS.some((question) => household[question] && TRAIT_OF[question] === trait);
      for (const animal of ANIMALS) {
        const better = { ...animal, [trait]: (animal[trait] ?? MIDDLE_SCORE) + 1 };
        expect(fitOf(household, better) > fitOf(household, animal)).toBe(isAsked);
      }
    }
  });

  test("lies between -10 and 10, and small children weigh more than older ones", () => {
    const all = HOUSEHOLDS.flatMap((household) => ANIMALS.map((animal) => fitOf(household, animal)));
    expect([Math.min(...all), Math.max(...all)]).toEqual([-10, 10]);
    const patient: Traits = { children: 5, animals: 1, energy: null, independence: null };
    expect(fitOf({ children: "small", pets: "yes" }, patient)).toBeGreaterThan(
      fitOf({ children: "older", pets: "yes" }, patient),
    );
  });
});

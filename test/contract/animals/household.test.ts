import { describe, expect, test } from "vitest";
import {
  FACT_OF,
  type FitFacts,
  fitOf,
  HOMES_NEEDED,
  HOUSEHOLD,
  type Household,
  MIDDLE_SCORE,
  QUESTIONS,
  TRAITS,
  type Traits,
} from "../../../src/contract/animals/household.ts";

const SCORES = [null, 1, 2, 3, 4, 5] as const;

/** Every way to answer the four questions. */
const HOUSEHOLDS: Household[] = [undefined, ...HOUSEHOLD.children].flatMap((children) =>
  [undefined, ...HOUSEHOLD.pets].flatMap((pets) =>
    [undefined, ...HOUSEHOLD.alone].flatMap((alone) =>
      [undefined, ...HOUSEHOLD.home].map((home) => ({ children, pets, alone, home })),
    ),
  ),
);
/** Every animal that these questions can tell from another. */
const ANIMALS: FitFacts[] = SCORES.flatMap((children) =>
  SCORES.flatMap((animals) =>
    SCORES.flatMap((independence) =>
      [null, ...HOMES_NEEDED].map((homeNeeded) => ({
        traits: { children, animals, independence, energy: null },
        homeNeeded,
      })),
    ),
  ),
);
/** Whether something is so for every household and every animal: one comparison, since there are some 46,000 pairs. */
const everywhere = (holds: (household: Household, animal: FitFacts) => boolean) =>
  HOUSEHOLDS.flatMap((household) =>
    ANIMALS.filter((animal) => !holds(household, animal)).map((animal) => ({ household, animal })),
  );

describe("the fit of an animal", () => {
  test("is 0 for everybody as long as nothing was answered", () => {
    expect(new Set(ANIMALS.map((animal) => fitOf({}, animal)))).toEqual(new Set([0]));
  });

  test("is the same whether a score is unknown or in the middle", () => {
    const inTheMiddle = ({ traits, homeNeeded }: FitFacts): FitFacts => ({
      traits: Object.fromEntries(TRAITS.map((trait) => [trait, traits[trait] ?? 3])) as Traits,
      homeNeeded,
    });
    expect(
      everywhere((household, animal) => fitOf(household, animal) === fitOf(household, inTheMiddle(animal))),
    ).toEqual([]);
  });

  test.each(TRAITS)("grows with the score of %s where it was asked for, and nowhere else", (trait) => {
    const better = ({ traits, homeNeeded }: FitFacts): FitFacts => ({
      traits: { ...traits, [trait]: (traits[trait] ?? MIDDLE_SCORE) + 1 },
      homeNeeded,
    });
    const isAsked = (household: Household) =>
      QUESTIONS.some((question) => household[question] && FACT_OF[question] === trait);
    expect(
      everywhere(
        (household, animal) => fitOf(household, better(animal)) > fitOf(household, animal) === isAsked(household),
      ),
    ).toEqual([]);
  });

  test.each<[Household["home"], Record<"flat" | "lift" | "garden", number>]>([
    [undefined, { flat: 0, lift: 0, garden: 0 }],
    ["garden", { flat: 0, lift: 0, garden: 2 }],
    ["lift", { flat: 2, lift: 2, garden: -2 }],
    ["stairs", { flat: 2, lift: -2, garden: -2 }],
  ])("counts a home with %s for what the animal needs, and nothing where that is unknown", (home, wanted) => {
    const counts = everywhere((household, { traits, homeNeeded }) => {
      const unknown = fitOf({ ...household, home }, { traits, homeNeeded: null });
      const known = fitOf({ ...household, home }, { traits, homeNeeded });
      const withoutHome = fitOf({ ...household, home: undefined }, { traits, homeNeeded });
      return unknown === withoutHome && known === unknown + (homeNeeded ? wanted[homeNeeded] : 0);
    });
    expect(counts).toEqual([]);
  });

  test("lies between -12 and 12, and small children weigh more than older ones", () => {
    const all = HOUSEHOLDS.flatMap((household) => ANIMALS.map((animal) => fitOf(household, animal)));
    expect([Math.min(...all), Math.max(...all)]).toEqual([-12, 12]);
    const patient: FitFacts = {
      traits: { children: 5, animals: 1, energy: null, independence: null },
      homeNeeded: null,
    };
    expect(fitOf({ children: "small", pets: "yes" }, patient)).toBeGreaterThan(
      fitOf({ children: "older", pets: "yes" }, patient),
    );
  });
});

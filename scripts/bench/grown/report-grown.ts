import type { GrownShelter } from "./bench-grown.ts";

/** In ms, in the largest shelter. */
const LIMIT = 100;
const DEEP_LIMIT = 200;
/** How many times as long in the largest as in the smallest. */
const GROWTH_LIMIT = 2;
/** In milliseconds: below it a difference is chance. */
const GROWTH_COUNTS_FROM = 10;

/** One list in the smallest and in the largest shelter, in ms. */
type GrownVerdict = {
  address: string;
  small: number;
  large: number;
  limit: number;
  isQuick: boolean;
  isLevel: boolean;
};

/** Compares the smallest shelter with the largest; a page far from the first may take longer. */
export function verdictsOnGrown(measured: readonly GrownShelter[]): GrownVerdict[] {
  const [smallest, largest] = [measured.at(0)?.times ?? [], measured.at(-1)?.times ?? []];
  return largest.map(({ address, ms: large }, index) => {
    const small = smallest[index]?.ms ?? Number.NaN;
    const limit = /\bpage=/.test(address) ? DEEP_LIMIT : LIMIT;
    return {
      address,
      small,
      large,
      limit,
      isQuick: large <= limit,
      isLevel: large <= Math.max(small * GROWTH_LIMIT, GROWTH_COUNTS_FROM),
    };
  });
}

/** Prints a line for each list: its time in either shelter, how many times as long it takes in the larger, and which limits hold. */
export function printGrown(sizes: readonly number[], verdicts: readonly GrownVerdict[]): void {
  console.table(
    verdicts.map(({ address, small, large, limit, isQuick, isLevel }) => ({
      address,
      [`${sizes.at(0)} animals`]: small.toFixed(1),
      [`${sizes.at(-1)} animals`]: large.toFixed(1),
      times: (large / small).toFixed(1),
      quick: `≤ ${limit} ms ${isQuick ? "ok" : "MISSED"}`,
      growth: `≤ ${GROWTH_LIMIT}× ${isLevel ? "ok" : "MISSED"}`,
    })),
  );
  const count = (held: (verdict: GrownVerdict) => boolean) => `${verdicts.filter(held).length} of ${verdicts.length}`;
  console.log(
    `In ms as an admin waits for it; the median of the rounds. Quick enough: ${count(({ isQuick }) => isQuick)}. Level as the shelter grows: ${count(({ isLevel }) => isLevel)}.`,
  );
}

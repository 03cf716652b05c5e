import { grownLists } from "../../test/server/support/grown-lists.ts";
import { median } from "./report.ts";
import { openProduct, seedShelter, startMachine } from "./shelter.ts";

/** The longest time of a list in the largest shelter, in ms; and that of a page far from the first. */
const LIMIT = 100;
const DEEP_LIMIT = 200;
/** How many times longer than in the smallest shelter a list may take in the largest. */
const GROWTH_LIMIT = 2;
/** Faster lists may grow: below this time, in ms, a difference is noise. */
const NOISE_MS = 10;

type GrownOptions = {
  /** numbers of animals, from 5,000 on, the smallest first */
  sizes: readonly number[];
  /** how often each address is requested; the median counts */
  rounds: number;
  /** measures only the addresses with this in them */
  only: string | undefined;
};

/**
 * Measures the lists of the administration in shelters of several sizes: fills a database, starts the product on it, and
 * requests every address as an admin, one after the other. Prints a line for each address: its time in the smallest and in
 * the largest shelter, and whether it is within its limits.
 * @returns whether all limits are met
 */
export async function benchGrown(
  { sizes, rounds, only = "" }: GrownOptions,
  stack: AsyncDisposableStack,
): Promise<boolean> {
  const machine = await startMachine(stack);
  const measured: { size: number; address: string; ms: number }[][] = [];
  for (const size of sizes) {
    const { product, adminHeaders } = await openProduct(await seedShelter(machine, size, stack), stack);
    const times = [];
    for (const address of grownLists(size).filter((found) => found.includes(only)))
      times.push({ size, address, ms: await timeOf(`${product}${address}`, adminHeaders, rounds) });
    measured.push(times);
  }
  const verdicts = (measured.at(-1) ?? []).map(({ address, ms }, index) => {
    const small = measured[0]?.[index]?.ms ?? Number.NaN;
    const limit = /\bpage=/.test(address) ? DEEP_LIMIT : LIMIT;
    const isSteady = ms <= Math.max(small * GROWTH_LIMIT, NOISE_MS);
    return { address, small, large: ms, limit, isQuick: ms <= limit, isSteady };
  });
  console.table(
    verdicts.map(({ address, small, large, limit, isQuick, isSteady }) => ({
      address,
      [`${sizes.at(0)} animals`]: small.toFixed(1),
      [`${sizes.at(-1)} animals`]: large.toFixed(1),
      times: (large / small).toFixed(1),
      quick: `≤ ${limit} ms ${isQuick ? "ok" : "MISSED"}`,
      growth: `≤ ${GROWTH_LIMIT}× ${isSteady ? "ok" : "MISSED"}`,
    })),
  );
  const quick = verdicts.filter(({ isQuick }) => isQuick).length;
  const level = verdicts.filter(({ isSteady }) => isSteady).length;
  console.log(
    `In ms as an admin waits for it; the median of the rounds. Of ${verdicts.length}: quick enough ${quick}, level as the shelter grows ${level}.`,
  );
  return Math.min(quick, level) === verdicts.length;
}

/** @returns the median of the times, in ms @throws Error unless the status is 200 */
async function timeOf(url: string, headers: Readonly<Record<string, string>>, rounds: number): Promise<number> {
  const times: number[] = [];
  // The first request is not counted: its statement is planned and its pages are read from the disk.
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
    times.push(performance.now() - began);
  }
  return median(times.slice(1));
}

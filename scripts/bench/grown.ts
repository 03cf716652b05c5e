import { grownLists } from "../../test/server/support/grown-lists.ts";
import { median } from "./report.ts";
import { openProduct, seedShelter, startMachine } from "./shelter.ts";

/** In ms, in the largest shelter; of a page far from the first. */
const LIMIT = 100;
const DEEP_LIMIT = 200;
/** How many times as long in the largest as in the smallest. */
const GROWTH_LIMIT = 2;
/** In ms: below it a difference is chance. */
const GROWTH_COUNTS_FROM = 10;

type Wanted = {
  /** numbers of animals, from 5,000 on, the smallest first */
  sizes: readonly number[];
  /** how often each address is asked; the middle counts */
  rounds: number;
  /** measures only the addresses with this in them */
  only: string | undefined;
};

/**
 * Measures what staff list in shelters of several ages: each is filled, the product is started on it, and an admin asks for
 * every address, one after the other. Prints a line for each: its time in the smallest and in the largest shelter, and which
 * limits hold.
 * @returns whether all limits are met
 */
export async function benchGrown({ sizes, rounds, only = "" }: Wanted, ending: AsyncDisposableStack): Promise<boolean> {
  const machine = await startMachine(ending);
  const measured: { size: number; address: string; ms: number }[][] = [];
  for (const size of sizes) {
    const { product, adminHeaders } = await openProduct(await seedShelter(machine, size, ending), ending);
    const times = [];
    for (const address of grownLists(size).filter((found) => found.includes(only)))
      times.push({ size, address, ms: await timeOf(`${product}${address}`, adminHeaders, rounds) });
    measured.push(times);
  }
  const verdicts = (measured.at(-1) ?? []).map(({ address, ms }, index) => {
    const small = measured[0]?.[index]?.ms ?? Number.NaN;
    const limit = /\bpage=/.test(address) ? DEEP_LIMIT : LIMIT;
    const isLevel = ms <= Math.max(small * GROWTH_LIMIT, GROWTH_COUNTS_FROM);
    return { address, small, large: ms, limit, isQuick: ms <= limit, isLevel };
  });
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
  const quick = verdicts.filter(({ isQuick }) => isQuick).length;
  const level = verdicts.filter(({ isLevel }) => isLevel).length;
  console.log(
    `In ms as an admin waits for it; the median of the rounds. Of ${verdicts.length}: quick enough ${quick}, level as the shelter grows ${level}.`,
  );
  return Math.min(quick, level) === verdicts.length;
}

/** @returns the middle of the times, in ms @throws Error unless it is answered 200 */
async function timeOf(url: string, headers: Readonly<Record<string, string>>, rounds: number): Promise<number> {
  const times: number[] = [];
  // The first time it is planned and its pages are read from the disk.
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`);
    times.push(performance.now() - began);
  }
  return median(times.slice(1));
}

import { setTimeout as wait } from "node:timers/promises";
import { sendRequests } from "./load.ts";
import type { Case } from "./rows.ts";
import { type BenchSetup, targetOf } from "./setup.ts";

/** How long everything is measured: in many short slices, so that other load on the machine affects all cases alike. */
export type Pace = {
  rounds: number;
  /** of one slice at full load */
  loadMs: number;
  /** of one slice with a single connection */
  singleMs: number;
  warmUpMs: number;
};

/** What one round found of a case: requests under full load, and with one connection the time of the work itself in ms. */
export type Round = { perSecond: number; p50: number; p99: number };
export type Measured = Case & { rounds: Round[] };

/** Enough requests at the same time to keep every server busy. */
const CONNECTIONS = 10;

/**
 * Measures all cases, one short slice of each in every round.
 * @throws Error when the status of an answer is not 200
 */
export async function measure(
  shelters: readonly BenchSetup[],
  cases: readonly Case[],
  pace: Pace,
): Promise<Measured[]> {
  const measured: Measured[] = cases.map((benchCase) => ({ ...benchCase, rounds: [] }));
  for (const benchCase of cases) await sendRequests(targetOf(benchCase, shelters), CONNECTIONS, pace.warmUpMs);
  for (let round = 1; round <= pace.rounds; round++) {
    const began = performance.now();
    for (const entry of measured) entry.rounds.push(await measureOnce(entry, shelters, pace));
    console.log(`Round ${round} of ${pace.rounds} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  return measured;
}

async function measureOnce(benchCase: Case, shelters: readonly BenchSetup[], pace: Pace): Promise<Round> {
  const target = targetOf(benchCase, shelters);
  const shelter = shelters.find(({ size }) => size === benchCase.size);
  const stopWrites = shelter && benchCase.row.writesPerSecond && writeSteadily(shelter, benchCase.row.writesPerSecond);
  const began = performance.now();
  const loaded = await sendRequests(target, CONNECTIONS, pace.loadMs);
  const perSecond = (loaded.length / (performance.now() - began)) * 1000;
  const single = Float64Array.from(await sendRequests(target, 1, pace.singleMs)).sort();
  if (stopWrites) await stopWrites();
  const at = (share: number) => single[Math.floor(single.length * share)] ?? Number.NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

/**
 * Changes an animal's description at a steady rate, so that every page that shows it has to be rendered again.
 * @returns a function that stops the writes; it throws when one was refused
 */
function writeSteadily({ product, animal, adminHeaders }: BenchSetup, perSecond: number): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function write(): Promise<void> {
    for (let turn = 1; !signal.aborted; turn++) {
      const pause = wait(1000 / perSecond, undefined, { signal }).catch(() => {});
      const answer = await fetch(`${product}/api/animals/${animal}`, {
        method: "PUT",
        headers: { ...adminHeaders, "content-type": "application/json" },
        body: JSON.stringify({ description: `Description ${turn}.` }),
      });
      if (!answer.ok) throw new Error(`A write beside the measurement was answered ${answer.status}.`);
      await answer.arrayBuffer();
      await pause;
    }
  }
  const writing = write();
  writing.catch(() => {}); // it is thrown at the end
  return () => {
    stopping.abort();
    return writing;
  };
}

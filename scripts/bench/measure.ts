import { setTimeout as wait } from "node:timers/promises";
import { sendRequests } from "./load.ts";
import type { OpenVersion } from "./open-version.ts";
import { countProcessorTime } from "./processor-time.ts";
import type { Case } from "./rows.ts";
import { type BenchSetup, targetOf, versionOf } from "./setup.ts";

/** How long everything is measured: in many short slices, so that other load on the machine affects all cases alike. */
export type Pace = {
  rounds: number;
  /** of one slice at full load */
  loadMs: number;
  /** of one slice with a single connection */
  singleMs: number;
  /** long enough for PostgreSQL to have the plans of its statements, and Node the code */
  warmUpMs: number;
};

/** What one round found of a case: requests under full load, and with one connection the time of the work itself in ms. */
export type Round = {
  perSecond: number;
  p50: number;
  p99: number;
  /** processor time of one request in ms: the product's and its database connections'; NaN where it cannot be known */
  processor: number;
};
/** `before` has the rounds of the earlier version, if there is one. */
export type Measured = Case & { rounds: Round[]; before: Round[] };

/** Enough requests at the same time to keep every server busy. */
const CONNECTIONS = 10;

/**
 * Measures all cases, one short slice of each in every round; those of the product with both versions, one after the other.
 * @throws Error when the status of an answer is not 200
 */
export async function measure(
  shelters: readonly BenchSetup[],
  cases: readonly Case[],
  pace: Pace,
): Promise<Measured[]> {
  const measured: Measured[] = cases.map((benchCase) => ({ ...benchCase, rounds: [], before: [] }));
  const turns = cases.flatMap((benchCase, at) => {
    const ours = { benchCase, isBefore: false, rounds: (measured[at] as Measured).rounds };
    const theirs = { benchCase, isBefore: true, rounds: (measured[at] as Measured).before };
    return benchCase.row.server === "product" && shelters[0]?.before ? [ours, theirs] : [ours];
  });
  for (const { benchCase, isBefore } of turns)
    await sendRequests(targetOf(benchCase, shelters, isBefore), CONNECTIONS, pace.warmUpMs);
  for (const shelter of shelters) await shelter.analyze();
  for (let round = 1; round <= pace.rounds; round++) {
    const began = performance.now();
    // In every other round backwards: so each version is the first as often as the other.
    for (const { benchCase, isBefore, rounds } of round % 2 ? turns : turns.toReversed())
      rounds.push(await measureOnce(benchCase, shelters, pace, isBefore));
    console.log(`Round ${round} of ${pace.rounds} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  return measured;
}

async function measureOnce(
  benchCase: Case,
  shelters: readonly BenchSetup[],
  pace: Pace,
  isBefore: boolean,
): Promise<Round> {
  const target = targetOf(benchCase, shelters, isBefore);
  const version = versionOf(benchCase, shelters, isBefore);
  const { writesPerSecond, server } = benchCase.row;
  const stopWrites = writesPerSecond && writeSteadily(version, writesPerSecond);
  const processorTime = server === "product" ? await countProcessorTime(version.processes) : undefined;
  const began = performance.now();
  const loaded = await sendRequests(target, CONNECTIONS, pace.loadMs);
  const perSecond = (loaded.length / (performance.now() - began)) * 1000;
  const processor = processorTime ? (await processorTime()) / loaded.length : Number.NaN;
  const single = Float64Array.from(await sendRequests(target, 1, pace.singleMs)).sort();
  if (stopWrites) await stopWrites();
  const at = (share: number) => single[Math.floor(single.length * share)] ?? Number.NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99), processor };
}

/**
 * Changes an animal's description at a steady rate, so that every page that shows it has to be rendered again.
 * @returns a function that stops the writes; it throws when one was refused
 */
function writeSteadily({ product, animal, adminHeaders }: OpenVersion, perSecond: number): () => Promise<void> {
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

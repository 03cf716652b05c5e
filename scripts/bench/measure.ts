import { askFor } from "./load.ts";
import type { Pace } from "./options.ts";
import type { Case } from "./rows.ts";
import type { Stage } from "./stage.ts";

/** What one round found of a case. Times are in ms. */
export type Round = {
  perSecond: number;
  /** under full load: mostly the time spent waiting for one another */
  loaded: Times;
  /** with one connection: the time of the work itself */
  single: Times;
};
export type Times = { p50: number; p99: number };

export type Measured = Case & { rounds: Round[] };

/** As many requests at once as keep every server busy. */
const CONNECTIONS = 10;

/**
 * Measures all cases, one short slice of each in every round, so that what disturbs the machine disturbs all alike.
 * @param say called with a line for each round
 * @param signal stops it between two slices
 * @throws Error when anything is answered otherwise than 200
 */
export async function measure(
  stage: Stage,
  cases: readonly Case[],
  pace: Pace,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const wanted of cases) {
    signal.throwIfAborted();
    measured.push({ ...wanted, rounds: [] });
    await askFor(stage.targetOf(wanted), CONNECTIONS, pace.warmUpMs);
  }
  for (let round = 1; round <= pace.rounds; round++) {
    const began = performance.now();
    for (const entry of measured) {
      signal.throwIfAborted();
      entry.rounds.push(await measureOnce(stage, entry, pace));
    }
    say(`Round ${round} of ${pace.rounds} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  return measured;
}

async function measureOnce(stage: Stage, wanted: Case, pace: Pace): Promise<Round> {
  const target = stage.targetOf(wanted);
  const writes = target.beginWrites?.();
  const began = performance.now();
  const loaded = await askFor(target, CONNECTIONS, pace.loadMs);
  const perSecond = (loaded.length / (performance.now() - began)) * 1000;
  const single = await askFor(target, 1, pace.singleMs);
  await writes?.stop();
  return { perSecond, loaded: timesOf(loaded), single: timesOf(single) };
}

function timesOf(times: number[]): Times {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

import type { Experiment, Outcome } from "./experiment.ts";
import type { Result } from "./report.ts";

const FAILED: Omit<Outcome, "wrong"> = {
  acknowledged: 0,
  lost: 0,
  twice: 0,
  changed: 0,
  refused: 0,
  withoutServiceMs: 0,
  figures: {},
};

async function runOnce({ run }: Experiment, round: number): Promise<Outcome> {
  await using stack = new AsyncDisposableStack();
  try {
    return await run(round, stack);
  } catch (error) {
    return { ...FAILED, wrong: [(error as Error).stack ?? String(error)] };
  }
}

/** Runs experiments one after another, each so many times. One that cannot run here is left out, with the reason. */
export async function runExperiments(experiments: readonly Experiment[], rounds: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const experiment of experiments) {
    const { name, about } = experiment;
    const missing = await experiment.missing?.();
    if (missing) {
      results.push({ name, about, leftOut: `needs ${missing}`, rounds: [] });
      continue;
    }
    const outcomes: Outcome[] = [];
    for (let round = 0; round < rounds; round++) {
      const since = performance.now();
      outcomes.push(await runOnce(experiment, round));
      console.error(`${name}: ${about} … ${((performance.now() - since) / 1000).toFixed(1)} s`);
    }
    results.push({ name, about, rounds: outcomes });
  }
  return results;
}

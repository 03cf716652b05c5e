import { setTimeout as wait } from "node:timers/promises";
import { until } from "../../test/server/support/until.ts";
import type { Outcome } from "./experiment.ts";
import { untilImported } from "./lost-jobs.ts";
import { type Machines, type StageOptions, setUp } from "./set-up.ts";
import { compare, linesOf } from "./work/comparison.ts";
import { findImpossible } from "./work/impossible.ts";
import { KINDS } from "./work/kinds.ts";
import { Work } from "./work/work.ts";

/** Machines with people who work, while an experiment has something fail. */
export type Stage = Machines & { work: Work };

/** How long everything works before something fails, and after it is mended, in milliseconds. */
const STEADY_MS = 700;

/** Every kind of work was acknowledged at least once. */
const isAllUnderWay = ({ acknowledged }: Work) =>
  KINDS.every(({ name }) => acknowledged.names.some((one) => one.startsWith(name)));

/**
 * Has people work on servers while something fails.
 * @param fail has something fail and mends it @returns its own figures
 */
export async function underWork(
  stack: AsyncDisposableStack,
  options: StageOptions,
  fail: (stage: Stage) => Promise<Record<string, number>>,
): Promise<Outcome> {
  const work = new Work();
  const stage: Stage = { ...(await setUp(stack, options)), work };
  const tasks: (() => Promise<void>)[] = [];
  for (const kind of KINDS) tasks.push(await kind.begin(stage.setting, work));
  work.start(tasks);
  try {
    await until(() => isAllUnderWay(work), Boolean, 10);
    await wait(STEADY_MS);
    const figures = await fail(stage);
    const mendedAt = performance.now();
    const mendedOn = new Date();
    await until(() => work.lastAt > mendedAt, Boolean, 5);
    figures["back ms"] = Math.round(performance.now() - mendedAt);
    await wait(STEADY_MS);
    await work.stop();
    await untilImported(stage.db, mendedOn);
    return await outcomeOf(stage, figures);
  } finally {
    await work.stop();
  }
}

async function outcomeOf({ db, work, setting }: Stage, figures: Record<string, number>): Promise<Outcome> {
  const comparison = await compare(work.acknowledged, KINDS, setting);
  const { acknowledged, refused, refusals, unexpected } = work;
  return {
    acknowledged: acknowledged.size,
    lost: comparison.lost.length,
    twice: comparison.twice.length,
    changed: comparison.changed.length,
    refused,
    refusals: Object.fromEntries(refusals),
    withoutServiceMs: work.longestGapMs(),
    wrong: [
      ...[...unexpected].map(([what, times]) => `${times} × ${what}`),
      ...linesOf(comparison),
      ...(await findImpossible(db)),
    ],
    figures,
  };
}

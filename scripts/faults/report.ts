import type { Outcome } from "./experiment.ts";

/** The rounds of one experiment; `leftOut` says why there are none. */
export type Result = { name: string; about: string; leftOut?: string; rounds: Outcome[] };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Whether nothing acknowledged is lost, there twice or changed, and nothing happened that must not. */
export const isGood = ({ rounds }: Result): boolean =>
  rounds.every(({ lost, twice, changed, wrong }) => lost + twice + changed + wrong.length === 0);

/**
 * How `npm run faults` ends: 1 when something was lost, done twice, changed or otherwise wrong; 2 when all that ran was good
 * and some could not run here, which proves nothing of them; 0 when all ran and all is good.
 */
export function exitCodeOf(results: readonly Result[]): 0 | 1 | 2 {
  if (!results.every(isGood)) return 1;
  return results.some(({ leftOut }) => leftOut) ? 2 : 0;
}

/** The smallest and the largest of some values, as "12–40". */
function span(values: readonly number[], show: (value: number) => string = String): string {
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))];
  return least === most ? least : `${least}–${most}`;
}

/** The span of each figure, as "back ms 12–40". */
function figuresOf(rounds: readonly Outcome[]): string {
  const names = [...new Set(rounds.flatMap(({ figures }) => Object.keys(figures)))];
  return names
    .map((name) => {
      const values = rounds.map(({ figures }) => figures[name]).filter((value) => value !== undefined);
      return `${name} ${span(values)}`;
    })
    .join("; ");
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

function lineOf({ name, leftOut, rounds }: Result): string {
  if (leftOut) return `| ${name} | 0 | | | | | | | not run: ${leftOut} |`;
  const all = (one: (outcome: Outcome) => number) => sum(rounds.map(one));
  const without = span(
    rounds.map(({ withoutServiceMs }) => withoutServiceMs),
    inSeconds,
  );
  const counts = [
    all(({ acknowledged }) => acknowledged),
    all(({ lost }) => lost),
    all(({ twice }) => twice),
    all(({ changed }) => changed),
    all(({ refused }) => refused),
  ];
  return `| ${[name, rounds.length, ...counts, without, figuresOf(rounds)].join(" | ")} |`;
}

/** Prints a line for each experiment, and below it what went wrong. */
export function printTable(results: readonly Result[]): void {
  console.log(
    "| experiment | rounds | acknowledged | lost | twice | changed | refused | s without service | figures |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const result of results) console.log(lineOf(result));
  for (const { name, rounds } of results)
    for (const wrong of rounds.flatMap((round) => round.wrong)) console.log(`${name}: ${wrong}`);
  const leftOut = results.flatMap((result) => (result.leftOut ? `${result.name} (${result.leftOut})` : []));
  if (leftOut.length > 0) console.log(`Left out, so nothing is known of them: ${leftOut.join(", ")}.`);
}

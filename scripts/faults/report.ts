import type { Outcome } from "./experiment.ts";

/** The rounds of one experiment; `leftOut` says why there are none. */
export type Result = { name: string; about: string; leftOut?: string; rounds: Outcome[] };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Whether nothing acknowledged is lost, and nothing happened that must not. */
export const isGood = ({ rounds }: Result): boolean =>
  rounds.every(({ acknowledged, found, wrong }) => acknowledged === found && wrong.length === 0);

/** The smallest and the largest of each figure, as "back ms 12–40". */
function figuresOf(rounds: readonly Outcome[]): string {
  const names = [...new Set(rounds.flatMap(({ figures }) => Object.keys(figures)))];
  return names
    .map((name) => {
      const values = rounds.map(({ figures }) => figures[name]).filter((value) => value !== undefined);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return `${name} ${least === most ? least : `${least}–${most}`}`;
    })
    .join("; ");
}

/** Prints a line for each experiment, and below it what went wrong. */
export function printTable(results: readonly Result[]): void {
  console.log("| experiment | rounds | acknowledged | lost | refused | figures |\n|---|---|---|---|---|---|");
  for (const { name, leftOut, rounds } of results) {
    const acknowledged = sum(rounds.map((round) => round.acknowledged));
    const lost = acknowledged - sum(rounds.map((round) => round.found));
    const refused = sum(rounds.map((round) => round.refused));
    console.log(
      `| ${name} | ${rounds.length} | ${acknowledged} | ${lost} | ${refused} | ${leftOut ?? figuresOf(rounds)} |`,
    );
  }
  for (const { name, rounds } of results)
    for (const wrong of rounds.flatMap((round) => round.wrong)) console.log(`${name}: ${wrong}`);
}

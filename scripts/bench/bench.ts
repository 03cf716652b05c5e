/**
 * `npm run bench`: how fast the product is compared with bare servers that send the same answers. Both are measured in turn.
 * It fails when a limit is missed. Options: `--quick`, `--sizes 500,50000`, `--grown`, `--only TEXT` for the rows or
 * addresses with this in them, and `--against COMMIT` for the same rows of an earlier version, measured in the same run.
 */
import { parseArgs } from "node:util";
import { readTextsByRequest } from "../../src/server/base/language.ts";
import { withClient } from "../../test/support/postgres.ts";
import { benchGrown } from "./grown.ts";
import { measure, type Pace } from "./measure.ts";
import { checkOut } from "./other-version.ts";
import { printReport } from "./report.ts";
import { casesOf } from "./rows.ts";
import { type BenchSetup, openSetup } from "./setup.ts";
import { startMachine } from "./shelter.ts";

const FULL: Pace = { rounds: 7, loadMs: 1000, singleMs: 300, warmUpMs: 2000 };
const QUICK: Pace = { rounds: 5, loadMs: 400, singleMs: 150, warmUpMs: 1500 };

/** @returns numbers of animals, the smallest first @throws Error when one is too small or not a number */
function parseSizes(text: string, min: number): number[] {
  const sizes = text.split(",").map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size >= min))
    throw new Error(`--sizes takes numbers of animals from ${min}, as in --sizes 5000,50000`);
  return [...new Set(sizes)].sort((a, b) => a - b);
}

type Wanted = { sizes: number[]; only: string | undefined; against: string | undefined };

async function compareWithBareServers({ sizes, only, against }: Wanted, pace: Pace): Promise<boolean> {
  const other = against === undefined ? undefined : await checkOut(against, stack);
  const machine = await startMachine(stack);
  const shelters: BenchSetup[] = [];
  for (const size of sizes) shelters.push(await openSetup(machine, size, stack, other));
  const measured = await measure(shelters, casesOf(sizes, only), pace);
  const { rows } = await withClient(machine.database, (client) => client.query("show server_version"));
  return printReport(measured, rows[0].server_version, other?.name);
}

await using stack = new AsyncDisposableStack();
for (const name of ["SIGINT", "SIGTERM"] as const)
  process.once(name, () => stack.disposeAsync().finally(() => process.exit(1)));
// The statements depend on the reader's language, as in the product.
readTextsByRequest();
try {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  const options = { grown: flag, quick: flag, sizes: text, only: text, against: text };
  const { grown, quick, sizes, only, against } = parseArgs({ options }).values;
  const pace = quick ? QUICK : FULL;
  const bench = () =>
    grown
      ? benchGrown({ sizes: parseSizes(sizes ?? "5000,500000", 5000), rounds: pace.rounds, only }, stack)
      : compareWithBareServers({ sizes: parseSizes(sizes ?? "500,5000,50000", 500), only, against }, pace);
  if (!(await bench())) process.exitCode = 1;
} catch (error) {
  console.error(`Could not measure: ${(error as Error).stack}`);
  process.exitCode = 1;
}

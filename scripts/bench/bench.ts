/** `npm run bench`: how fast the product is beside bare servers that answer the same, in one run and taking turns. */
import { readTextsByRequest } from "../../src/server/language.ts";
import { measureGrown } from "./grown/bench-grown.ts";
import { printGrown, verdictsOnGrown } from "./grown/report-grown.ts";
import { measure } from "./measure.ts";
import { type Options, readOptions } from "./options.ts";
import { printReport } from "./report.ts";
import { casesOf, ROWS } from "./rows.ts";
import { setStage } from "./stage.ts";
import { verdictsOn } from "./verdicts.ts";

// Statements are written for a reader, as in the product.
readTextsByRequest();

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Aborts at SIGINT and SIGTERM, so that no servers are left running. */
function stoppedByHand(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => stopping.abort(new Error("stopped")));
  return stopping.signal;
}

/** @returns whether all limits are met */
async function benchBesideOthers({ sizes, only, pace }: Options, signal: AbortSignal): Promise<boolean> {
  const stage = await setStage(sizes, say, signal);
  try {
    const measured = await measure(stage, casesOf(ROWS, sizes, only), pace, say, signal);
    const verdicts = verdictsOn(measured);
    printReport(measured, verdicts, stage.databaseVersion);
    return verdicts.every(({ met }) => met !== false);
  } finally {
    await stage.clear();
  }
}

/** @returns whether all limits are met */
async function benchGrown({ sizes, pace, only }: Options, signal: AbortSignal): Promise<boolean> {
  const measured = await measureGrown(sizes, { rounds: pace.rounds, only, say, signal });
  const verdicts = verdictsOnGrown(measured);
  printGrown(sizes, verdicts);
  return verdicts.every(({ isQuick, isLevel }) => isQuick && isLevel);
}

try {
  const options = readOptions(process.argv.slice(2));
  const bench = options.grown ? benchGrown : benchBesideOthers;
  const allMet = await bench(options, stoppedByHand());
  if (options.strict && !allMet) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`Could not measure: ${(error as Error).stack}\n`);
  process.exitCode = 1;
}

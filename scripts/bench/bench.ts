/** `npm run bench`: how fast the product is beside bare servers that answer the same, in one run and taking turns. */
import { measureGrown } from "./grown/bench-grown.ts";
import { printGrown, verdictsOnGrown } from "./grown/report-grown.ts";
import { machineFacts } from "./machine.ts";
import { measure } from "./measure.ts";
import { type Options, readOptions } from "./options.ts";
import { printReport, type Report, writeReport } from "./report.ts";
import { casesOf, ROWS } from "./rows.ts";
import { setStage } from "./stage.ts";
import { verdictsOn } from "./verdicts.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(options: Options, signal: AbortSignal): Promise<Report> {
  const cases = casesOf(ROWS, options.sizes, options.only);
  const startedAt = new Date();
  const machine = machineFacts();
  const stage = await setStage(options.sizes, say, signal);
  try {
    const measured = await measure(stage, cases, options.pace, say, signal);
    const verdicts = verdictsOn(measured);
    const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
    const { databaseVersion } = stage;
    return { startedAt, seconds, machine: { ...machine, databaseVersion }, options, measured, verdicts };
  } finally {
    await stage.clear();
  }
}

/** Whoever stops it leaves no servers behind. */
function stoppedByHand(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => stopping.abort(new Error("stopped")));
  return stopping.signal;
}

/** @returns whether all limits are met */
async function benchBesideOthers(options: Options, signal: AbortSignal): Promise<boolean> {
  const report = await run(options, signal);
  printReport(report, say);
  say(`Written to ${await writeReport(report)}`);
  return report.verdicts.every(({ met }) => met !== false);
}

/** @returns whether all limits are met */
async function benchGrown({ sizes, pace, only }: Options, signal: AbortSignal): Promise<boolean> {
  const measured = await measureGrown(sizes, { rounds: pace.rounds, only, say, signal });
  const verdicts = verdictsOnGrown(measured);
  printGrown(sizes, verdicts, say);
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

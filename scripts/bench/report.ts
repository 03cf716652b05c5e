import { cpus, loadavg } from "node:os";
import type { Measured } from "./measure.ts";
import { median, type Verdict } from "./verdicts.ts";

/** Prints a line for each case: its figures, its ratios, and whether these are within their limits; then what was measured on. */
export function printReport(
  measured: readonly Measured[],
  verdicts: readonly Verdict[],
  databaseVersion: string,
): void {
  console.table(measured.flatMap((entry) => linesOf(entry, verdicts)));
  console.log("Requests per second with 10 connections, p50 and p99 in ms with one; the median of the rounds.");
  const [processor] = cpus();
  console.log(
    `${processor?.model.trim()}, ${cpus().length} processors, Node ${process.version}, PostgreSQL ${databaseVersion}`,
  );
  const [load = 0] = loadavg();
  if (load > cpus().length / 2) {
    console.log(
      `The machine was busy with other things (load ${load.toFixed(1)}): trust the ratios more than the figures.`,
    );
  }
  const limited = verdicts.filter(({ met }) => met !== undefined);
  const missed = limited.filter(({ met }) => !met).length;
  console.log(missed ? `MISSED: ${missed} of ${limited.length} limits.` : `All ${limited.length} limits are met.`);
}

/** The figures of a case and its first ratio in one line; each further ratio in another. */
function linesOf({ row, size, rounds }: Measured, verdicts: readonly Verdict[]): object[] {
  const figures = {
    row: row.name,
    animals: size,
    "req/s": Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    p50: toHundredths(median(rounds.map(({ single }) => single.p50))),
    p99: toHundredths(median(rounds.map(({ single }) => single.p99))),
  };
  const [first, ...others] = verdicts
    .filter((verdict) => verdict.row === row.name && verdict.size === size)
    .map(({ kind, of, ratio, range, limit, met }) => ({
      ratio: `${ratio.toFixed(2)} (${range.map((end) => end.toFixed(2)).join("–")}) ${kind === "p50" ? "p50 of" : "of"} ${of}`,
      ...(limit !== undefined && { limit: `${kind === "p50" ? "≤" : "≥"} ${limit}`, met: met ? "ok" : "MISSED" }),
    }));
  return [{ ...figures, ...first }, ...others];
}

const toHundredths = (ms: number): number => Number(ms.toFixed(2));

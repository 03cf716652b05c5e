import { mkdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { Machine } from "./machine.ts";
import type { Measured } from "./measure.ts";
import type { Options } from "./options.ts";
import { table } from "./table.ts";
import { median, type Verdict } from "./verdicts.ts";

export type Report = {
  startedAt: Date;
  seconds: number;
  machine: Machine & { databaseVersion: string };
  options: Options;
  measured: Measured[];
  verdicts: Verdict[];
};

const FOLDER = resolve(import.meta.dirname, "../../bench-results");

/** Prints a line for each case with its figures, its ratios and whether these are within their limits. */
export function printReport(report: Report, say: (line: string) => void): void {
  const { machine, verdicts } = report;
  say("");
  for (const line of table(
    HEADINGS,
    report.measured.flatMap((entry) => linesOf(entry, verdicts)),
  ))
    say(line);
  say("");
  say(
    "Requests per second with 10 connections, p50 and p99 in ms with one; the middle of the rounds, (lowest–highest).",
  );
  say(
    `${machine.processor}, ${machine.processors} processors, Node ${machine.node}, PostgreSQL ${machine.databaseVersion}`,
  );
  if (machine.load > machine.processors / 2) {
    say(`The machine was busy with other things (load ${machine.load}): trust the ratios more than the figures.`);
  }
  say(summary(verdicts));
}

const HEADINGS = ["", "animals", "req/s", "p50", "p99", "bytes", "gzip", "br", "ratio", "limit", ""];

function linesOf(entry: Measured, verdicts: readonly Verdict[]): string[][] {
  const { row, size, bytes, rounds } = entry;
  const figures = [
    row.name,
    size === undefined ? "" : `${size}`,
    median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
    median(rounds.map(({ single }) => single.p50)).toFixed(2),
    median(rounds.map(({ single }) => single.p99)).toFixed(2),
    ...[bytes.plain, bytes.gzip, bytes.br].map((count) => (count === undefined ? "" : `${count}`)),
  ];
  const own = verdicts.filter((verdict) => verdict.row === row.name && verdict.size === size).map(cellsOf);
  const [first = ["", "", ""], ...others] = own;
  return [[...figures, ...first], ...others.map((cells) => [...figures.map(() => ""), ...cells])];
}

function cellsOf({ kind, of, ratio, range, limit, met }: Verdict): string[] {
  const what = kind === "p50" ? "p50 of" : "of";
  const found = `${ratio.toFixed(2)} (${range.map((end) => end.toFixed(2)).join("–")}) ${what} ${of}`;
  if (limit === undefined) return [found, "", ""];
  return [found, `${kind === "p50" ? "≤" : "≥"} ${limit.toFixed(2)}`, met ? "ok" : "MISSED"];
}

function summary(verdicts: readonly Verdict[]): string {
  const limited = verdicts.filter(({ met }) => met !== undefined);
  const missed = limited.filter(({ met }) => !met);
  if (missed.length === 0) return `All ${limited.length} limits are met.`;
  return `MISSED: ${missed.length} of ${limited.length} limits.`;
}

/** Keeps the report as JSON. @returns the file's path from the present folder */
export async function writeReport(report: Report): Promise<string> {
  const name = report.startedAt.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = join(FOLDER, `${name}.json`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  return relative(process.cwd(), file);
}

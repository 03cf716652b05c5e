import { cpus, loadavg } from "node:os";
import type { Measured, Round } from "./measure.ts";

/** A ratio and its limit. `text` has the median of the rounds' ratios, the lowest and the highest. */
type Verdict = { text: string; limit: string; isMet: boolean };

/** Slower than this share of the requests of an earlier version, or more than this share of its processor time, is a step back. */
const LEAST_OF_BEFORE = 0.95;
const MOST_OF_BEFORE = 1.05;

/** @returns the median: the middle value, or the mean of the two in the middle */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * Prints a line for each case: its figures, its ratios, and whether these are within their limits; then on which machine.
 * @param before the name of the earlier version that was measured too
 * @returns whether all limits are met
 */
export function printReport(measured: readonly Measured[], databaseVersion: string, before?: string): boolean {
  const lines = measured.map((entry) => ({ figures: figuresOf(entry), verdicts: verdictsOn(entry, measured, before) }));
  console.table(
    lines.flatMap(({ figures, verdicts: [first, ...others] }) => [
      { ...figures, ...cells(first) },
      ...others.map(cells),
    ]),
  );
  console.log(
    "Requests per second and processor time of one in µs with 10 connections, p50 and p99 in ms with one; the median of the rounds.",
  );
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} processors`;
  console.log(`${machine}, Node ${process.version}, PostgreSQL ${databaseVersion}`);
  const [load = 0] = loadavg();
  if (load > cpus().length / 2)
    console.log(`The machine was busy with other things (load ${load.toFixed(1)}): trust the ratios more.`);
  const verdicts = lines.flatMap((line) => line.verdicts);
  const missed = verdicts.filter(({ isMet }) => !isMet).length;
  console.log(missed ? `MISSED: ${missed} of ${verdicts.length} limits.` : `All ${verdicts.length} limits are met.`);
  return missed === 0;
}

const figuresOf = ({ row, size, rounds }: Measured) => ({
  row: row.name,
  animals: size,
  "req/s": Math.round(median(rounds.map(({ perSecond }) => perSecond))),
  p50: Number(median(rounds.map(({ p50 }) => p50)).toFixed(2)),
  p99: Number(median(rounds.map(({ p99 }) => p99)).toFixed(2)),
  ...(row.server === "product" && { µs: Math.round(median(rounds.map(({ processor }) => processor)) * 1000) }),
});

const cells = (verdict?: Verdict) =>
  verdict && { ratio: verdict.text, limit: verdict.limit, met: verdict.isMet ? "ok" : "MISSED" };

/** Compares round by round and takes the median, so that a short disturbance of the machine affects both sides. */
function verdictsOn(entry: Measured, measured: readonly Measured[], before: string | undefined): Verdict[] {
  const { share, growsAtMost } = entry.row;
  const verdicts: Verdict[] = [];
  const add = (
    figure: keyof Round,
    of: string,
    other: { rounds: readonly Round[] } | undefined,
    bound: { least?: number; most?: number },
  ) => {
    const ratios = entry.rounds.map((round, at) => round[figure] / (other?.rounds[at]?.[figure] ?? Number.NaN));
    const { least = 0, most = Number.POSITIVE_INFINITY } = bound;
    const ratio = median(ratios);
    const range = [Math.min(...ratios), Math.max(...ratios)].map((end) => end.toFixed(2)).join("–");
    const limit = bound.least === undefined ? `≤ ${most}` : `≥ ${least}`;
    verdicts.push({ text: `${ratio.toFixed(2)} (${range}) ${of}`, limit, isMet: ratio >= least && ratio <= most });
  };
  const isSameSize = ({ size }: Measured) => size === undefined || size === entry.size;
  const compared = share && measured.find((other) => other.row.name === share.of && isSameSize(other));
  if (share) add("perSecond", `of ${share.of}`, compared, { least: share.atLeast });
  if (before && entry.before.length) {
    add("perSecond", `of ${before}`, { rounds: entry.before }, { least: LEAST_OF_BEFORE });
    if (entry.rounds.every(({ processor }) => processor >= 0))
      add("processor", `processor time of ${before}`, { rounds: entry.before }, { most: MOST_OF_BEFORE });
  }
  const sizes = measured.filter(({ row }) => row === entry.row);
  const [fewest] = sizes;
  if (growsAtMost && fewest !== entry && entry === sizes.at(-1))
    add("p50", `p50 of ${fewest?.size} animals`, fewest, { most: growsAtMost });
  return verdicts;
}

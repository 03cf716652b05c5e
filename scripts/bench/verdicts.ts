import type { Measured } from "./measure.ts";

/** One comparison of a measured case. */
export type Verdict = {
  row: string;
  size: number | undefined;
  /** what it is compared with */
  of: string;
  kind: "requests per second" | "p50";
  /** the middle of the rounds' ratios, and the lowest and the highest of them */
  ratio: number;
  range: [number, number];
  /** the smallest ratio of requests, or the largest of p50; undefined: only reported */
  limit: number | undefined;
  met: boolean | undefined;
};

/** @returns the middle one; of an even number the mean of the two in the middle */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * Compares round by round, then takes the middle: what disturbs the machine for a while then falls on both sides.
 */
export function verdictsOn(measured: readonly Measured[]): Verdict[] {
  return measured.flatMap((entry) => [...shares(entry, measured), ...growth(entry, measured)]);
}

function shares(entry: Measured, measured: readonly Measured[]): Verdict[] {
  return (entry.row.comparisons ?? []).map((comparison) => {
    const other = measured.find(
      ({ row, size }) => row.name === comparison.with && (size === undefined || size === entry.size),
    );
    if (!other) throw new Error(`${entry.row.name} is compared with ${comparison.with}, which is not measured.`);
    const ratios = entry.rounds.map(({ perSecond }, at) => perSecond / (other.rounds[at]?.perSecond ?? Number.NaN));
    const { atLeast: limit } = comparison;
    const found = summary(ratios);
    const met = limit === undefined ? undefined : found.ratio >= limit;
    return { ...named(entry), of: comparison.with, kind: "requests per second", ...found, limit, met };
  });
}

/** How the time of a request grows from the fewest animals to the most. */
function growth(entry: Measured, measured: readonly Measured[]): Verdict[] {
  const { growsAtMost: limit } = entry.row;
  const same = measured.filter(({ row }) => row === entry.row);
  const [fewest] = same;
  if (limit === undefined || !fewest || fewest === entry || entry !== same.at(-1)) return [];
  const ratios = entry.rounds.map(({ single }, at) => single.p50 / (fewest.rounds[at]?.single.p50 ?? Number.NaN));
  const found = summary(ratios);
  return [{ ...named(entry), of: `${fewest.size} animals`, kind: "p50", ...found, limit, met: found.ratio <= limit }];
}

const named = ({ row, size }: Measured) => ({ row: row.name, size });

const summary = (ratios: number[]): Pick<Verdict, "ratio" | "range"> => ({
  ratio: median(ratios),
  range: [Math.min(...ratios), Math.max(...ratios)],
});

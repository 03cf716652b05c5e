import { parseArgs } from "node:util";

/** How long is measured. Slices are short and many, so that what else the machine does falls on all alike. */
export type Pace = {
  rounds: number;
  /** of one slice at full load */
  loadMs: number;
  /** of one slice with a single connection */
  singleMs: number;
  warmUpMs: number;
};

export type Options = {
  /** numbers of animals, the smallest first */
  sizes: number[];
  pace: Pace;
  /** Measure what staff list in a shelter that is years old instead. */
  grown: boolean;
  /** Measure only the rows with this in their name, and what they are compared with; of a grown shelter these addresses. */
  only: string | undefined;
  /** Fail when a limit is missed. */
  strict: boolean;
};

const FULL: Pace = { rounds: 7, loadMs: 1000, singleMs: 300, warmUpMs: 1000 };
const QUICK: Pace = { rounds: 3, loadMs: 400, singleMs: 150, warmUpMs: 400 };

/** The sizes that are measured unless others are asked for, and the least there can be. */
const SIZES = { usual: "500,5000,50000", atLeast: 100 };
const GROWN_SIZES = { usual: "5000,500000", atLeast: 5000 };

/**
 * Reads the command line: `--grown`, `--quick`, `--strict`, `--sizes 500,50000`, `--only TEXT`.
 * @throws Error for a size that is no number of animals, or too small
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      grown: { type: "boolean", default: false },
      quick: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      sizes: { type: "string" },
      only: { type: "string" },
    },
  });
  const { grown, quick, strict, only } = values;
  const { usual, atLeast } = grown ? GROWN_SIZES : SIZES;
  return { grown, sizes: sizesIn(values.sizes ?? usual, atLeast), pace: quick ? QUICK : FULL, only, strict };
}

function sizesIn(text: string, atLeast: number): number[] {
  const sizes = text.split(",").map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size >= atLeast)) {
    throw new Error(`--sizes takes numbers of animals from ${atLeast}, as in --sizes 5000,50000`);
  }
  return [...new Set(sizes)].sort((a, b) => a - b);
}

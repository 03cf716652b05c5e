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
  /** Measure only the rows with this in their name, and what they are compared with. */
  only: string | undefined;
  /** Fail when a limit is missed. */
  strict: boolean;
};

const FULL: Pace = { rounds: 7, loadMs: 1000, singleMs: 300, warmUpMs: 1000 };
const QUICK: Pace = { rounds: 3, loadMs: 400, singleMs: 150, warmUpMs: 400 };

/**
 * Reads the command line: `--quick`, `--strict`, `--sizes 500,50000`, `--only TEXT`.
 * @throws Error for a size that is no number of animals
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      sizes: { type: "string", default: "500,5000,50000" },
      only: { type: "string" },
    },
  });
  const { quick, strict, only } = values;
  return { sizes: sizesIn(values.sizes), pace: quick ? QUICK : FULL, only, strict };
}

function sizesIn(text: string): number[] {
  const sizes = text.split(",").map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size >= 100)) {
    throw new Error("--sizes takes numbers of animals from 100, as in --sizes 500,50000");
  }
  return [...new Set(sizes)].sort((a, b) => a - b);
}

/** How many left after so many days, and of how many nothing more is known: they are still here, or died. */
export type Lengths = { days: number; left: number; unknown: number };

/** A step of the curve: the share that is still here after the day. */
export type CurveStep = { days: number; here: number };

/**
 * Kaplan and Meier's estimate of how long stays last. Who is still here counts for as long as they have been here: without
 * them, only the quick ones would be known. Who leaves on a day counts before those of whom nothing more is known from then.
 * @param lengths in any order, each day any number of times @returns one step for each day on which somebody left
 */
export function survival(lengths: readonly Lengths[]): CurveStep[] {
  let waiting = lengths.reduce((sum, { left, unknown }) => sum + left + unknown, 0);
  let here = 1;
  const steps: CurveStep[] = [];
  for (const [days, of] of [...Map.groupBy(lengths, (one) => one.days)].toSorted(([a], [b]) => a - b)) {
    const left = of.reduce((sum, one) => sum + one.left, 0);
    const unknown = of.reduce((sum, one) => sum + one.unknown, 0);
    if (left > 0) {
      here *= 1 - left / waiting;
      steps.push({ days, here });
    }
    waiting -= left + unknown;
  }
  return steps;
}

/** A share that is one but for the rounding of its parts. */
const TINY = 1e-9;

/** @returns the days within which this share has left; null when so many have not left yet */
export const within = (curve: readonly CurveStep[], share: number): number | null =>
  curve.find(({ here }) => here <= 1 - share + TINY)?.days ?? null;

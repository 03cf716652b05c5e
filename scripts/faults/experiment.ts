/** What an experiment has found. */
export type Outcome = {
  /** Records whose saving was answered with success. */
  acknowledged: number;
  /** How many of them are not there afterwards, are there more than once, and say something else than was acknowledged. */
  lost: number;
  twice: number;
  changed: number;
  /** Requests that were answered 503, or whose connection broke: people are told that nothing was saved. */
  refused: number;
  /** The same by kind of work and status, as "news 503". */
  refusals?: Record<string, number>;
  /** The longest time in which nobody's write was acknowledged, in milliseconds. */
  withoutServiceMs: number;
  /** What must not have happened, with the name of each of these records. */
  wrong: string[];
  /** Times in milliseconds, and counts, by name. */
  figures: Record<string, number>;
};

/** One way in which machines fail. */
export type Experiment = {
  name: string;
  about: string;
  /** Whether it is in the short form, which takes a minute in all. */
  isShort?: boolean;
  /** Whether it only runs when it is named: it needs programs that few machines have. */
  isOnlyNamed?: boolean;
  /** @returns what is not installed here; then the experiment is left out */
  missing?(): Promise<string | undefined>;
  /** @param round of several, from 0 @param stack closes what was opened */
  run(round: number, stack: AsyncDisposableStack): Promise<Outcome>;
};

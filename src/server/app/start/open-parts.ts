/**
 * `work` uses the database: it is closed first, all of it at once. `database` is closed after that, the part that was opened
 * last first.
 */
type Stage = "work" | "database";

/** A stop has begun, so nothing more is opened. */
export class StopBegun extends Error {
  constructor() {
    super("The start was ended by a signal.");
  }
}

/** What a start has opened, to be closed on every way out: a stop, a failed start, a signal in the middle of it. */
export class OpenParts {
  readonly #closers: { stage: Stage; close(): Promise<unknown> }[] = [];
  #closing: Promise<Error[]> | undefined;

  get isClosing(): boolean {
    return this.#closing !== undefined;
  }

  /**
   * Opens a part. When a stop comes meanwhile, the part is closed as soon as it is open.
   * @returns the open part
   * @throws StopBegun, and what `open` throws; what it has opened until then it closes itself
   */
  async keep<T>(stage: Stage, open: () => T | Promise<T>, close: (part: T) => Promise<unknown>): Promise<T> {
    if (this.isClosing) throw new StopBegun();
    const opening = (async () => open())();
    const closeOnceOpen = async () => {
      const opened = await opening.then(
        (part) => ({ part }),
        () => undefined,
      );
      if (opened) await close(opened.part);
    };
    this.#closers.push({ stage, close: closeOnceOpen });
    return opening;
  }

  /** Closes everything, once. @returns why parts did not close in order */
  closeAll(): Promise<Error[]> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<Error[]> {
    const closersOf = (wanted: Stage) => this.#closers.filter(({ stage }) => stage === wanted);
    const ends = await Promise.allSettled(closersOf("work").map(({ close }) => close()));
    for (const { close } of closersOf("database").reverse()) ends.push(...(await Promise.allSettled([close()])));
    return ends.filter((end) => end.status === "rejected").map(({ reason }) => reason as Error);
  }
}

import { setTimeout as wait } from "node:timers/promises";
import { Ledger } from "./ledger.ts";

/** After a refusal people wait before they try again, in milliseconds. */
const REFUSED_PAUSE_MS = 50;
/** Shorter times without a write are not kept, in milliseconds. */
const GAP_MS = 50;

/** The connection broke, the provider of payments did not answer (here it needs the same database), or we are unavailable. */
const REFUSALS: ReadonlySet<number> = new Set([0, 502, 503]);

/** The people who work while machines fail, and what they were told was saved. */
export class Work {
  readonly acknowledged = new Ledger();
  /** How often each kind of work was refused, as "news 503", and how often it was answered in another way, as "news 409". */
  readonly refusals = new Map<string, number>();
  readonly unexpected = new Map<string, number>();
  /** How long each person waits after a success, in milliseconds. */
  pauseMs = 15;
  #gaps: { until: number; ms: number }[] = [];
  #lastAt = 0;
  #stopping = new AbortController();
  #running: Promise<void>[] = [];

  /** When the last write was acknowledged. */
  get lastAt(): number {
    return this.#lastAt;
  }

  get refused(): number {
    return this.refusals.values().reduce((sum, times) => sum + times, 0);
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** @param tasks what each person does again and again */
  start(tasks: readonly (() => Promise<void>)[]): void {
    this.#lastAt = performance.now();
    this.#running = tasks.map(async (task) => {
      while (!this.isStopping) await task();
    });
  }

  async stop(): Promise<void> {
    this.#endGap();
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  /** @param content what the record must say from now on */
  acknowledge(name: string, content: object): void {
    this.acknowledged.acknowledge(name, content);
    this.#endGap();
  }

  #endGap(): void {
    if (this.isStopping) return;
    const now = performance.now();
    const ms = now - this.#lastAt;
    if (ms > GAP_MS) this.#gaps.push({ until: now, ms });
    this.#lastAt = now;
  }

  /** @returns the longest time in which nothing was acknowledged, in milliseconds @param since only those that ended after this */
  longestGapMs(since = 0): number {
    return Math.round(Math.max(0, ...this.#gaps.filter(({ until }) => until > since).map(({ ms }) => ms)));
  }

  /** Counts an answer. @param kind of the work @returns whether it was a success */
  async count(kind: string, status: number): Promise<boolean> {
    const isDone = status >= 200 && status < 300;
    const what = `${kind} ${status}`;
    const counts = REFUSALS.has(status) ? this.refusals : this.unexpected;
    if (!isDone) counts.set(what, (counts.get(what) ?? 0) + 1);
    await wait(isDone ? this.pauseMs : REFUSED_PAUSE_MS);
    return isDone;
  }

  /** Somebody has nothing to do at present. */
  pause = (): Promise<void> => wait(REFUSED_PAUSE_MS);
}

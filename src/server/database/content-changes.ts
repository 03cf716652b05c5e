import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { CONNECT_WITHIN_MS, ResilientClient } from "./resilient-client.ts";

const RETRY_MS = 500;
/** How often the connection is asked for a sign of life, in milliseconds; a silent one is then destroyed by itself. */
const HEARTBEAT_MS = 2_000;
/** How long a write waits for what it changed to be counted, in milliseconds; after that it counts as a change itself. */
const CATCH_UP_MS = 1_000;

/** Tells whether what the public pages show may have changed, whoever changed it. */
export type ContentChanges = {
  /** Grows with every change. What was read under one number is current as long as the number stays. */
  readonly generation: number;
  /** Whether changes made by others are heard of at present; if not, nothing may be kept. */
  readonly listening: boolean;
  /**
   * Waits until every change that was committed before this call is counted. Where that cannot be found out there may
   * have been one, and it is counted.
   */
  catchUp(): Promise<void>;
  /** Counts a change that the database knows nothing of. */
  bump(): void;
  stop(): Promise<void>;
};

/**
 * Listens to the announcements that the triggers of migration 0005 make at every commit, on a connection of its own
 * that is opened again whenever it breaks.
 */
export function watchContent(where: pg.ClientConfig): ContentChanges {
  let generation = 0;
  let listening = false;
  let stopped = false;
  let client: ResilientClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const lost = () => {
    if (stopped) return;
    listening = false;
    generation += 1;
    clearTimeout(heartbeat);
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
    retry.unref();
  };

  /** A connection that only listens does not find out that it has fallen silent; one that asks does. */
  async function keepAsking(listener: ResilientClient) {
    const isThere = await listener.query("select").then(
      () => true,
      () => false,
    );
    if (isThere && !stopped) heartbeat = setTimeout(keepAsking, HEARTBEAT_MS, listener).unref();
  }

  async function connect() {
    const fresh = new ResilientClient({
      ...where,
      application_name: "animal-shelter changes",
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    client = fresh;
    fresh.on("notification", () => {
      generation += 1;
    });
    fresh.on("end", lost);
    try {
      await fresh.connect();
      await fresh.query("listen public_content");
      generation += 1;
      listening = true;
      void keepAsking(fresh);
    } catch {
      await fresh.end().catch(() => {});
      lost();
    }
  }

  /** PostgreSQL hands over the announcements of earlier commits before it answers whatever is asked after them. */
  async function ask(): Promise<void> {
    const answered =
      listening &&
      client?.query("select").then(
        () => true,
        () => false,
      );
    const tooLate = new AbortController();
    const late = wait(CATCH_UP_MS, false, { signal: tooLate.signal }).catch(() => false);
    if (!(await Promise.race([answered, late]))) generation += 1;
    tooLate.abort();
  }

  let asking = Promise.resolve();
  let nextQuestion: Promise<void> | undefined;

  void connect();
  return {
    get generation() {
      return generation;
    },
    get listening() {
      return listening;
    },
    catchUp() {
      // One question for all who wait; one that is under way may have been asked before their commits.
      nextQuestion ??= asking.then(() => {
        nextQuestion = undefined;
        asking = ask();
        return asking;
      });
      return nextQuestion;
    },
    bump() {
      generation += 1;
    },
    async stop() {
      stopped = true;
      listening = false;
      clearTimeout(heartbeat);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

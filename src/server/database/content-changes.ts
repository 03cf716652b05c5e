import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "./resilient-client.ts";

const RETRY_MS = 500;
/** How often a query checks that the connection works, in milliseconds. `ResilientClient` destroys a silent one. */
const HEARTBEAT_MS = 2_000;
/** How long a write waits until its changes are counted, in milliseconds. After that it counts as a change itself. */
const CATCH_UP_MS = 1_000;

/** Tells whether the content of the public pages may have changed, by this server or another one. */
export type ContentChanges = {
  /** Grows with every change. What was read at one generation is current until the generation changes. */
  readonly generation: number;
  /** Whether changes by other servers are received at present. If not, nothing may be cached. */
  readonly listening: boolean;
  /**
   * Waits until every change that was committed before this call is counted. When that cannot be found out, it counts
   * a change, as there may have been one.
   */
  catchUp(): Promise<void>;
  /** Counts a change that was not made in the database. */
  bump(): void;
  stop(): Promise<void>;
};

/**
 * Listens to the notifications that the triggers of migration 0005 send at every commit, on a separate connection that
 * is opened again whenever it breaks.
 */
export function watchContent(connection: pg.ClientConfig): ContentChanges {
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

  /** A connection that only listens does not notice that it has gone silent. One that sends queries does. */
  async function sendHeartbeats(listener: ResilientClient) {
    const isAlive = await listener.query("select").then(
      () => true,
      () => false,
    );
    if (isAlive && !stopped) heartbeat = setTimeout(sendHeartbeats, HEARTBEAT_MS, listener).unref();
  }

  async function connect() {
    const fresh = new ResilientClient({
      ...connection,
      application_name: "animal-shelter changes",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
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
      void sendHeartbeats(fresh);
    } catch {
      await fresh.end().catch(() => {});
      lost();
    }
  }

  /** PostgreSQL delivers the notifications of earlier commits before it answers a query that was sent after them. */
  async function roundTrip(): Promise<void> {
    const answered =
      listening &&
      client?.query("select").then(
        () => true,
        () => false,
      );
    const done = new AbortController();
    const timedOut = wait(CATCH_UP_MS, false, { signal: done.signal }).catch(() => false);
    if (!(await Promise.race([answered, timedOut]))) generation += 1;
    done.abort();
  }

  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  void connect();
  return {
    get generation() {
      return generation;
    },
    get listening() {
      return listening;
    },
    catchUp() {
      // All callers share the next round trip. The current one may have been sent before their commits.
      next ??= current.then(() => {
        next = undefined;
        current = roundTrip();
        return current;
      });
      return next;
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

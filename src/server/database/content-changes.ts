import type pg from "pg";
import { announcedCommits } from "./announcements.ts";
import { CONNECT_TIMEOUT_MS, ResilientClient } from "./hosts/resilient-client.ts";

const RETRY_MS = 500;
/** How often a query checks that the connection works, in milliseconds. `ResilientClient` destroys a silent one. */
const HEARTBEAT_MS = 2_000;
/** How long a write waits until its changes are counted, in milliseconds. After that it counts as a change itself. */
const CATCH_UP_MS = 1_000;
/** The message of a change that cannot be one of the shelter's record (`announce_public_content`). */
const ONLY_PAGES = "pages";

const DONE = Promise.resolve();

/** Tells whether the content of the public pages may have changed, by this server or another one. */
export type ContentChanges = {
  /** Grows with every change. What was read at one generation is current until the generation changes. */
  readonly generation: number;
  /** The same for the shelter's record and its own texts: grows with every change that may be one of them. */
  readonly recordGeneration: number;
  /** Whether changes by other servers are received at present. If not, nothing may be cached. */
  readonly listening: boolean;
  /**
   * Waits until every change that this process committed before this call is counted; at once when there was none. When
   * that cannot be found out, it counts a change, as there may have been one.
   */
  catchUp(): Promise<void>;
  /** Counts a change that was not made in the database. */
  bump(): void;
  stop(): Promise<void>;
};

/**
 * Listens to the notifications that the triggers `public_content` send at every commit, on a separate connection that
 * is opened again whenever it breaks.
 */
export function watchContent(connection: pg.ClientConfig): ContentChanges {
  let generation = 0;
  let recordGeneration = 0;
  let listening = false;
  let stopped = false;
  let client: ResilientClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  /** Counts a change of anything. */
  const bump = () => {
    generation += 1;
    recordGeneration += 1;
  };

  const lost = () => {
    if (stopped) return;
    listening = false;
    bump();
    clearTimeout(heartbeat);
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
    retry.unref();
  };

  /** A connection that only listens does not notice when the server falls silent, so this one sends queries as well. */
  async function sendHeartbeats() {
    if ((await answers()) && !stopped) heartbeat = setTimeout(sendHeartbeats, HEARTBEAT_MS).unref();
  }

  const answers = async (): Promise<boolean> => (await client?.query("select").catch(() => undefined)) !== undefined;

  async function connect() {
    const fresh = new ResilientClient({
      ...connection,
      application_name: "animal-shelter changes",
      pipeline: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client = fresh;
    fresh.on("notification", ({ payload }) => {
      generation += 1;
      if (payload !== ONLY_PAGES) recordGeneration += 1;
    });
    fresh.on("end", lost);
    try {
      await fresh.connect();
      await fresh.query("listen public_content");
      listening = true;
      bump();
      void sendHeartbeats();
    } catch {
      await fresh.end().catch(() => {});
      lost();
    }
  }

  /** PostgreSQL delivers the notifications of earlier commits before it answers a query that was sent after them. */
  async function roundTrip(): Promise<void> {
    const isAnswered = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, CATCH_UP_MS, false);
      const settle = (answered: boolean) => {
        clearTimeout(timer);
        resolve(answered);
      };
      if (!listening || !client) return settle(false);
      void answers().then(settle);
    });
    if (!isAnswered) bump();
  }

  /** How many commits of this process are counted for certain. */
  let counted = 0;
  async function countCommits(): Promise<void> {
    const commits = announcedCommits();
    await roundTrip();
    counted = commits;
  }

  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  void connect();
  return {
    get generation() {
      return generation;
    },
    get recordGeneration() {
      return recordGeneration;
    },
    get listening() {
      return listening;
    },
    catchUp() {
      if (counted === announcedCommits()) return DONE;
      // All callers share the next round trip. The current one may have been sent before their commits.
      next ??= current.then(() => {
        next = undefined;
        current = countCommits();
        return current;
      });
      return next;
    },
    bump,
    async stop() {
      stopped = true;
      listening = false;
      clearTimeout(heartbeat);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

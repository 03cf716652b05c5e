import type pg from "pg";
import { ResilientClient } from "./resilient-client.ts";

const RETRY_MS = 500;
const CONNECT_MS = 5_000;
/** How often the connection is asked for a sign of life, in milliseconds; a silent one is then destroyed by itself. */
const HEARTBEAT_MS = 2_000;

/** Tells whether what the public pages show may have changed, whoever changed it. */
export type ContentChanges = {
  /** Grows with every change. What was read under one number is current as long as the number stays. */
  readonly generation: number;
  /** Whether changes made by others are heard of at present; if not, nothing may be kept. */
  readonly listening: boolean;
  /** Says that this server has written something. */
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
    clearInterval(heartbeat);
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
    retry.unref();
  };

  async function connect() {
    const fresh = new ResilientClient({
      ...where,
      application_name: "animal-shelter changes",
      connectionTimeoutMillis: CONNECT_MS,
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
      heartbeat = setInterval(() => fresh.query("select").catch(() => {}), HEARTBEAT_MS).unref();
    } catch {
      await fresh.end().catch(() => {});
      lost();
    }
  }

  void connect();
  return {
    get generation() {
      return generation;
    },
    get listening() {
      return listening;
    },
    bump() {
      generation += 1;
    },
    async stop() {
      stopped = true;
      listening = false;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

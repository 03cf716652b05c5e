import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** How long a connection may take until it can be used, in milliseconds. */
export const CONNECT_WITHIN_MS = 5_000;

/** How long a statement may go without a byte from the server before we ask whether it is still at work, in milliseconds. */
const SILENCE_MS = 4_000;
/** How long a new connection and its one statement may take, in milliseconds. */
const CHECK_MS = 3_000;
/** When the system begins to ask the other side of an idle connection, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;
/** An answer that was under way while we asked has arrived by then, in milliseconds. */
const UNDER_WAY_MS = 250;
/** How long the server may take to say goodbye, in milliseconds. */
const END_MS = 2_000;

/** What `pg` knows of a connection and its types do not say. */
type Known = { processID: number | null };

/**
 * Every connection of the product to its database: a connection that breaks, or falls silent, fails the statement that
 * is under way and nothing else.
 *
 * - `pg` emits `error` for a connection that breaks between two statements, which without a listener ends the process.
 * - A connection can stop answering while nothing closes it (a firewall that forgets it, a host that is gone). When a
 *   statement hears nothing for a while, a second connection asks whether the first still works for us: a slow
 *   statement goes on, whatever it takes; a silent connection is destroyed (docs/decisions/0019).
 * - `end()` returns within two seconds, also when the server does not answer.
 */
export class ResilientClient extends pg.Client {
  #waits = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {}); // the next statement fails, and the pool takes the connection out
    this.on("drain", () => {
      this.#waits = false;
    });
    this.once("connect", () => this.#watch(this.connection.stream as Socket));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    this.#waits = true;
    return (super.query as (...parts: unknown[]) => unknown).apply(this, given);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override end(...given: any[]): any {
    const overdue = setTimeout(() => this.connection.stream.destroy(), END_MS).unref();
    this.once("end", () => clearTimeout(overdue));
    return (super.end as (...parts: unknown[]) => unknown).apply(this, given);
  }

  #watch(socket: Socket): void {
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    socket.setTimeout(SILENCE_MS);
    socket.on("timeout", async () => {
      if (!this.#waits) return; // the next statement sets the time-out anew
      const heard = socket.bytesRead;
      const isSilent = await this.#isAbandoned(socket);
      if (isSilent) await wait(UNDER_WAY_MS);
      if (!this.#waits || socket.bytesRead !== heard) return;
      if (isSilent) socket.destroy(new Error("Connection terminated: the database has fallen silent"));
      else socket.setTimeout(SILENCE_MS);
    });
  }

  /** Whether the server does nothing for this connection any more, or cannot be reached at all. */
  async #isAbandoned(socket: Socket): Promise<boolean> {
    const { host, port, user, database, password, ssl } = this;
    const checking = new pg.Client({
      ...{ host, port, user, database, password, ssl },
      application_name: "animal-shelter check",
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
    });
    checking.on("error", () => {});
    try {
      await checking.connect();
      const { rows } = await checking.query<{ state: string | null; wait: string | null }>(
        "select state, wait_event as wait from pg_stat_activity where pid = $1",
        [(this as unknown as Known).processID],
      );
      return !rows.some(
        ({ state, wait }) => !state?.startsWith("idle") && (wait !== "ClientWrite" || socket.isPaused()),
      );
    } catch (error) {
      return !(error instanceof pg.DatabaseError); // a server that refuses us is there: full, or starting
    } finally {
      void checking.end().catch(() => {});
    }
  }
}

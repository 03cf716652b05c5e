import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { countAnnouncements } from "./announcements.ts";

/** How long opening a connection may take, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** How long a statement may receive no byte before we check whether the server still works on it, in milliseconds. */
const SILENCE_MS = 4_000;
/** How long the second connection that checks this may take, and its statement, in milliseconds. */
const CHECK_MS = 3_000;
/** After this time the system sends TCP keep-alives on an idle connection, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;
/** How long to wait for an answer that was on its way during the check, in milliseconds. */
const IN_FLIGHT_MS = 250;
/** How long ending a connection in order may take, in milliseconds. */
const END_MS = 2_000;

/** Settings that say that only reads are answered. */
const READ_ONLY_SETTINGS = new Set(["in_hot_standby", "default_transaction_read_only"]);
type ParameterStatus = { parameterName: string; parameterValue: string };

/** A field of `pg`'s client that its types leave out. */
type ClientInternals = { processID: number | null };

/**
 * Every database connection of the product. When a connection breaks or goes silent, only the statement that it runs
 * fails.
 *
 * - `pg` emits `error` when a connection breaks between two statements. Without a listener that would end the process.
 * - A connection can stop answering without being closed (a firewall that dropped it, a host that is gone). When a
 *   statement receives nothing for a while, a second connection asks whether the server still works on it. A slow
 *   statement may go on for any time; a silent connection is destroyed (docs/decisions/0019).
 * - What it changes of public pages is counted (`announcements.ts`).
 * - `end()` returns within two seconds, also when the server does not answer.
 */
export class ResilientClient extends pg.Client {
  #isWaiting = false;
  readonly #readOnlyBy = new Set<string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {}); // the next statement fails, and the pool removes the connection
    this.on("drain", () => {
      this.#isWaiting = false;
    });
    this.once("connect", () => this.#watch(this.connection.stream as Socket));
    this.#listenForReadOnly();
    countAnnouncements(this);
  }

  /** Whether this connection leads to a standby, or to a database that was made read-only, as far as it has said. */
  get isReadOnly(): boolean {
    return this.#readOnlyBy.size > 0;
  }

  /** PostgreSQL reports these settings at the beginning, and with the next answer after each change. */
  #listenForReadOnly(): void {
    const connection = this.connection as unknown as EventEmitter;
    connection.on("parameterStatus", ({ parameterName: name, parameterValue: value }: ParameterStatus) => {
      if (!READ_ONLY_SETTINGS.has(name)) return;
      if (value === "on") this.#readOnlyBy.add(name);
      else this.#readOnlyBy.delete(name);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    this.#isWaiting = true;
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
      if (!this.#isWaiting) return; // the next statement restarts the timeout
      const bytesBefore = socket.bytesRead;
      const isSilent = await this.#isAbandoned(socket);
      if (isSilent) await wait(IN_FLIGHT_MS);
      if (!this.#isWaiting || socket.bytesRead !== bytesBefore) return;
      if (isSilent) socket.destroy(new Error("Connection terminated: the database has fallen silent"));
      else socket.setTimeout(SILENCE_MS);
    });
  }

  /** Whether the server no longer works for this connection, or cannot be reached at all. */
  async #isAbandoned(socket: Socket): Promise<boolean> {
    const { host, port, user, database, password, ssl } = this;
    const checker = new pg.Client({
      ...{ host, port, user, database, password, ssl },
      application_name: "animal-shelter check",
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
    });
    checker.on("error", () => {});
    try {
      await checker.connect();
      const { rows } = await checker.query<{ state: string | null; wait: string | null }>(
        "select state, wait_event as wait from pg_stat_activity where pid = $1",
        [(this as unknown as ClientInternals).processID],
      );
      return !rows.some(
        ({ state, wait }) => !state?.startsWith("idle") && (wait !== "ClientWrite" || socket.isPaused()),
      );
    } catch (error) {
      return !(error instanceof pg.DatabaseError); // a server that refuses the connection runs: it is full or starting
    } finally {
      void checker.end().catch(() => {});
    }
  }
}

import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { countAnnouncements } from "../announcements.ts";
import { isAbandoned } from "./abandoned.ts";
import { type Connection, resolved, toldProcess } from "./connection.ts";
import { type HostFinder, NoHost } from "./host-finder.ts";
import type { Tls } from "./tls.ts";

/** How long opening a connection may take, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** How long a statement may receive no byte before we check whether the server still works on it, in milliseconds. */
const SILENCE_MS = 4_000;
/** After this time the system sends TCP keep-alives on an idle connection, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;
/** How long to wait for an answer that was on its way during the check, in milliseconds. */
const IN_FLIGHT_MS = 250;
/** How long ending a connection in order may take, in milliseconds. */
const END_MS = 2_000;

/** Settings that say that only reads are answered. */
const READ_ONLY_SETTINGS = new Set(["in_hot_standby", "default_transaction_read_only"]);
type ParameterStatus = { parameterName: string; parameterValue: string };

/**
 * Every database connection of the product. When a connection breaks or goes silent, only the statement that it runs
 * fails.
 *
 * - `pg` emits `error` when a connection breaks between two statements. Without a listener that would end the process.
 * - A connection can stop answering without being closed (a firewall that dropped it, a host that is gone). When a
 *   statement receives nothing for a while, a second connection asks whether the server still works on it. A slow
 *   statement may go on for any time; a silent connection is destroyed (docs/decisions/0019).
 * - An address may have several hosts (`hosts/host-finder.ts`). A connection that no longer leads to what its address asks
 *   for is left.
 * - What it changes of public pages is counted (`announcements.ts`).
 * - `end()` returns within two seconds, also when the server does not answer.
 */
export class ResilientClient extends pg.Client {
  #isWaiting = false;
  #isEnding = false;
  readonly #readOnlyBy = new Set<string>();
  readonly #finder: HostFinder | undefined;
  readonly #target: string;
  readonly #direct: string | undefined;
  readonly #tls: Tls;
  readonly #name: string;

  constructor(config: Connection = {}) {
    const { client, target, finder } = resolved(config);
    super(client);
    this.#finder = finder;
    this.#target = target;
    this.#direct = config.viaPooler;
    this.#tls = client.ssl;
    this.#name = client.application_name ?? "";
    this.on("error", () => {}); // the next statement fails, and the pool removes the connection
    this.on("drain", () => {
      this.#isWaiting = false;
    });
    this.once("connect", () => this.#watch(this.connection.stream as Socket));
    this.#listenForReadOnly();
    countAnnouncements(this);
  }

  /** Whether this connection leads to a host that its address does not ask for, as far as the host has said. */
  get isMisplaced(): boolean {
    const isStandby = this.#readOnlyBy.has("in_hot_standby");
    if (this.#target === "primary") return isStandby;
    if (this.#target === "standby") return !isStandby;
    if (this.#target === "prefer-standby") return false;
    return this.#target === "read-only" ? this.#readOnlyBy.size === 0 : this.#readOnlyBy.size > 0;
  }

  /** PostgreSQL reports these settings at the beginning, and with the next answer after each change. */
  #listenForReadOnly(): void {
    this.connection.on("parameterStatus", ({ parameterName: name, parameterValue: value }: ParameterStatus) => {
      // A pooler repeats what a server said when it was asked first, maybe long ago.
      if (!READ_ONLY_SETTINGS.has(name) || this.#direct !== undefined) return;
      if (value === "on") this.#readOnlyBy.add(name);
      else this.#readOnlyBy.delete(name);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override connect(...given: any[]): any {
    if (!this.#finder) return (super.connect as (...parts: unknown[]) => unknown).apply(this, given);
    const connecting = this.#connectToFound(this.#finder);
    const [callback] = given;
    if (!callback) return connecting;
    connecting.then(() => callback(null, this), callback);
  }

  async #connectToFound(finder: HostFinder): Promise<this> {
    const place = await finder.find();
    const { host, port, tls } = place;
    Object.assign(this, { host, port });
    // `pg` lets nobody change this of a connection; the finder knows it now, for the next one.
    if (tls !== this.#tls) throw new NoHost(`${host}:${port} is not encrypted as the host before it.`);
    try {
      await super.connect();
      if (this.isMisplaced) throw new NoHost(`${host}:${port} is no longer what target_session_attrs asks for.`);
    } catch (error) {
      finder.leave(place);
      void this.end().catch(() => {});
      throw error;
    }
    const close = () => this.connection.stream.destroy(new Error("Connection terminated: the database has moved"));
    const release = finder.hold({ place, close });
    this.once("end", () => {
      release();
      if (!this.#isEnding) finder.leave(place);
    });
    return this;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override query(...given: any[]): any {
    this.#isWaiting = true;
    return (super.query as (...parts: unknown[]) => unknown).apply(this, given);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads, passed on as they are
  override end(...given: any[]): any {
    this.#isEnding = true;
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

  async #isAbandoned(socket: Socket): Promise<boolean> {
    if (this.#finder) void this.#finder.look(); // another host may have been promoted meanwhile
    const { host, port, user, database, password, ssl } = this;
    const asked =
      this.#direct === undefined
        ? { server: { host, port, user, database, password, ssl } as pg.ClientConfig, processID: toldProcess(this) }
        : { address: this.#direct, name: this.#name };
    return isAbandoned(asked, () => socket.isPaused());
  }
}

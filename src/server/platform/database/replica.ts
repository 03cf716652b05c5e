import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { ContentChanges } from "./content-changes.ts";
import { isConnectionLost, isDatabaseUnavailable } from "./database-errors.ts";
import type { Connection } from "./hosts/connection.ts";
import { type Where, whereOf } from "./hosts/route.ts";
import { openPool } from "./pool.ts";
import { inTime, Silent, StandbyClient } from "./standby-client.ts";

/** How long a standby that is behind is not asked again, in milliseconds. */
const BEHIND_MS = 50;
/** How often a standby that was left is looked at, in milliseconds. */
const AGAIN_MS = 1_000;
/** How long connecting to a standby may hold up a visitor, in milliseconds. */
const CONNECT_MS = 1_000;
/** Enough for all that visitors may use at once, and for those that wait for a standby which has just fallen silent. */
const CONNECTIONS = 12;

const REPLAYED = "select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as at";

/** A standby stops a statement that is in the way of what it must replay. */
const isInTheWay = (error: unknown) => (error as { code?: unknown } | null)?.code === "40001";

/** Another database than the one that is written to, or none that only reads. */
export class WrongStandby extends Error {}

/**
 * The standbys that visitors' reads may go to. One that has not replayed what was changed, or does not answer, is left, and
 * taken again when it has and does; until then the primary answers. So nobody waits for a standby, and nothing older is read
 * than the primary has told us of (docs/decisions/0097).
 */
export class Replica {
  readonly #pool: pg.Pool;
  readonly #primary: pg.Pool;
  readonly #log: (line: string) => void;
  /** How far the server behind a connection has replayed the log, as far as it was asked. */
  readonly #replayed = new WeakMap<pg.PoolClient, number>();
  #changes: Pick<ContentChanges, "position"> = { position: undefined };
  #isAway = true;
  #behindUntil = 0;
  #again: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @param connection to the standbys @param primary the pool of the database that is written to */
  constructor(connection: Connection, primary: pg.Pool, log: (line: string) => void) {
    this.#pool = openPool({ ...connection, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS });
    this.#primary = primary;
    this.#log = log;
  }

  /** Looks at the standbys for the first time; one that does not answer yet is taken later. @throws WrongStandby */
  async begin(): Promise<void> {
    try {
      await this.#take();
    } catch (error) {
      if (error instanceof WrongStandby) throw error;
      this.#log(`No standby of DATABASE_READ_URL is read for now: ${(error as Error).message}`);
      this.#lookAgain();
    }
  }

  /** From now on, what is read must be as new as what these changes know of. */
  follow(changes: Pick<ContentChanges, "position">): void {
    this.#changes = changes;
  }

  /**
   * @param seen a position of the log that must have been replayed in any case
   * @param primary a connection to the primary, for what the standby cannot answer
   * @returns a connection to a standby that is new enough; undefined when the primary is to be asked
   */
  async connect(seen: number, primary: () => Promise<pg.PoolClient>): Promise<PostgresPoolClient | undefined> {
    const { position } = this.#changes;
    if (this.#isAway || position === undefined || performance.now() < this.#behindUntil) return undefined;
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      if (await this.#hasReplayed(client, Math.max(position, seen)))
        return new StandbyClient(client, primary, (error) => this.#mayAskPrimary(error));
      this.#behindUntil = performance.now() + BEHIND_MS;
      client.release();
    } catch (error) {
      client?.release(true);
      this.#leave(error as Error);
    }
    return undefined;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isAway = true;
    clearTimeout(this.#again);
    await this.#pool.end();
  }

  async #hasReplayed(client: pg.PoolClient, position: number): Promise<boolean> {
    if ((this.#replayed.get(client) ?? -1) >= position) return true;
    const { rows } = await inTime(client.query<{ at: number | null }>(REPLAYED, []));
    const at = rows[0]?.at ?? -1;
    this.#replayed.set(client, at);
    return at >= position;
  }

  /** Whether the primary may answer instead: every read can be done twice. */
  #mayAskPrimary(error: unknown): boolean {
    if (isInTheWay(error)) return true;
    if (!(error instanceof Silent) && !isDatabaseUnavailable(error)) return false;
    if (error instanceof Silent || isConnectionLost(error)) this.#leave(error as Error);
    return true;
  }

  #leave(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#log(`The standby is left: ${error.message}`);
    this.#lookAgain();
  }

  #lookAgain(): void {
    if (this.#isStopped) return;
    this.#again = setTimeout(async () => {
      try {
        await this.#take();
        this.#log("The standby is read again.");
      } catch {
        this.#lookAgain();
      }
    }, AGAIN_MS).unref();
  }

  /** @throws WrongStandby, and what `pg` throws when it does not answer */
  async #take(): Promise<void> {
    const [standby, primary] = await Promise.all([whereIn(this.#pool), whereIn(this.#primary)]);
    if (!standby.isDirect) throw new WrongStandby("it leads to a pooler: name the standbys themselves");
    if (standby.database !== primary.database) throw new WrongStandby("it leads to another database");
    if (!standby.isStandby) throw new Error("it leads to the primary");
    this.#isAway = false;
  }
}

async function whereIn(pool: pg.Pool): Promise<Where> {
  const client = await pool.connect();
  try {
    const where = await whereOf(client);
    client.release();
    return where;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The standbys of an address: any of them, unless it says otherwise. */
export function standbysOf(url: string): Connection {
  const usual = ["target_session_attrs=standby", "load_balance_hosts=random"].filter(
    (parameter) => !url.includes(parameter.split("=")[0] as string),
  );
  return { connectionString: [url, usual.join("&")].filter(Boolean).join(url.includes("?") ? "&" : "?") };
}

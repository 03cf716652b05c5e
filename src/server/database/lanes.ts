import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { DatabaseBusy } from "./database-errors.ts";
import { ResilientClient } from "./hosts/resilient-client.ts";

/**
 * Kinds of work that share the database connections. Work without a lane (signing in, readiness, authentication,
 * background jobs) may use every free connection.
 */
export type Lane = "public" | "people" | "lists";

type Limits = {
  /** connections in use at once, by all together and by one person */
  inUse: number;
  inUseEach: number;
  /** how many requests may wait for a connection, of all and of one person, and how long, in milliseconds */
  waiting: number;
  waitingEach: number;
  waitMs: number;
};

/** The size of one server process's pool. The connection that listens and those of the job queue come on top. */
export const CONNECTIONS = 22;

/** Together they leave two connections for work without a lane (docs/decisions/0020-overload.md). */
const LIMITS: Readonly<Record<Lane, Limits>> = {
  public: { inUse: 6, inUseEach: 6, waiting: 1_000, waitingEach: 1_000, waitMs: 3_000 },
  // A write waits for the disk most of its time: eight at once finish sooner than three one after the other.
  people: { inUse: 10, inUseEach: 8, waiting: 300, waitingEach: 100, waitMs: 10_000 },
  lists: { inUse: 4, inUseEach: 3, waiting: 150, waitingEach: 50, waitMs: 2_000 },
};

/**
 * `holder` is one person, or all visitors together. A closed `response` means that the client no longer waits. Work without
 * a lane is only named by its request.
 */
export type LaneWork = {
  lane?: Lane | undefined;
  holder: string;
  response?: ServerResponse | undefined;
  requestId?: string;
};

const currentWork = new AsyncLocalStorage<LaneWork>();

/** The id of the request that the present work is for; undefined in background work. */
export const currentRequestId = (): string | undefined => currentWork.getStore()?.requestId;

/** Runs work in a lane: every connection that it asks for counts there. */
export const inLane = <T>(work: LaneWork, run: () => T): T => currentWork.run(work, run);

type Waiter = { holder: string; admit(): void };

/** Limits the connections of a lane. First come, first served; a person at their own limit does not block the others. */
class LaneLimiter {
  readonly #limits: Limits;
  readonly #inUse = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();
  #inUseByAll = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Waits for room in the lane.
   * @returns a function that releases it
   * @throws DatabaseBusy when too many wait already, when the wait was too long, or when the client has gone
   */
  async acquire(work: LaneWork): Promise<() => void> {
    const { holder } = work;
    if (this.#hasRoomFor(holder)) this.#count(holder, 1);
    else await this.#wait(work);
    return () => {
      this.#count(holder, -1);
      for (const waiter of this.#waiting) {
        if (this.#inUseByAll >= this.#limits.inUse) return;
        if (this.#hasRoomFor(waiter.holder)) waiter.admit();
      }
    };
  }

  #hasRoomFor(holder: string): boolean {
    return this.#inUseByAll < this.#limits.inUse && (this.#inUse.get(holder) ?? 0) < this.#limits.inUseEach;
  }

  #count(holder: string, change: 1 | -1): void {
    this.#inUseByAll += change;
    const own = (this.#inUse.get(holder) ?? 0) + change;
    if (own > 0) this.#inUse.set(holder, own);
    else this.#inUse.delete(holder);
  }

  #wait({ holder, response }: LaneWork): Promise<void> {
    const { waiting, waitingEach, waitMs } = this.#limits;
    const isFull = this.#waiting.size >= waiting || this.#waitingOf(holder) >= waitingEach;
    if (isFull || response?.destroyed) throw new DatabaseBusy();
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        this.#waiting.delete(waiter);
        clearTimeout(timer);
        response?.off("close", giveUp);
      };
      const giveUp = () => {
        leaveQueue();
        reject(new DatabaseBusy());
      };
      const waiter: Waiter = {
        holder,
        admit: () => {
          leaveQueue();
          this.#count(holder, 1);
          resolve();
        },
      };
      const timer = setTimeout(giveUp, waitMs);
      // All reads of a request may wait: that is not a leak of which Node should warn.
      response?.setMaxListeners(0).once("close", giveUp);
      this.#waiting.add(waiter);
    });
  }

  #waitingOf(holder: string): number {
    let count = 0;
    for (const waiter of this.#waiting) if (waiter.holder === holder) count += 1;
    return count;
  }
}

/**
 * A connection of the pool. A connection that leads to the wrong kind of host (a standby, or a database that was made
 * read-only) is closed after its use: the pool then makes a new one, which may find the new primary.
 * @param onRelease called when the connection is back
 */
async function connectFrom(pool: pg.Pool, onRelease = () => {}): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const { release } = client;
  client.release = (error) => {
    release(error || (client instanceof ResilientClient && client.isMisplaced));
    onRelease();
  };
  return client;
}

/**
 * A pool whose connections are limited by lane.
 * @param waits how long work may wait, in milliseconds, where it differs from the product: tests are patient with a busy
 *   machine
 */
export function limitedByLane(pool: pg.Pool, waits: { waitMs?: number } = {}): PostgresPool {
  const limiters = {
    public: new LaneLimiter({ ...LIMITS.public, ...waits }),
    people: new LaneLimiter({ ...LIMITS.people, ...waits }),
    lists: new LaneLimiter({ ...LIMITS.lists, ...waits }),
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const work = currentWork.getStore();
      if (!work?.lane) return connectFrom(pool);
      const leaveLane = await limiters[work.lane].acquire(work);
      try {
        return await connectFrom(pool, leaveLane);
      } catch (error) {
        leaveLane();
        throw error;
      }
    },
  };
}

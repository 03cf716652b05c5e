import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { ResilientClient } from "./resilient-client.ts";

/** How long a standby may take for a statement before the primary is asked, in milliseconds. */
const PATIENCE_MS = 1_000;
/** What is sent to a standby; everything else is for the primary. */
const READS = /^\s*(select|with)\b/i;

/** A standby did not answer in time. */
export class Silent extends Error {
  constructor() {
    super("it has not answered for a second");
  }
}

/** Waits for a standby. @throws Silent when the answer takes too long; what comes later is dropped */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Silent()), PATIENCE_MS);
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection to a standby for the query builder. What the standby cannot answer, the primary does from then on. */
export class StandbyClient implements PostgresPoolClient {
  readonly #standby: pg.PoolClient;
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #mayAskPrimary: (error: unknown) => boolean;
  #primary: pg.PoolClient | undefined;
  #isBroken = false;

  constructor(
    standby: pg.PoolClient,
    primary: () => Promise<pg.PoolClient>,
    mayAskPrimary: (error: unknown) => boolean,
  ) {
    this.#standby = standby;
    this.#connect = primary;
    this.#mayAskPrimary = mayAskPrimary;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the query builder's own overloads
  query(sql: any, parameters?: any): any {
    return this.#query(sql, parameters);
  }

  async #query(sql: string, parameters: unknown[]): Promise<unknown> {
    if (!this.#primary && READS.test(sql)) {
      try {
        return await inTime(this.#standby.query(sql, parameters));
      } catch (error) {
        if (!this.#mayAskPrimary(error)) throw error;
        this.#isBroken = true;
      }
    }
    this.#primary ??= await this.#connect();
    return this.#primary.query(sql, parameters);
  }

  release(destroy?: boolean): void {
    this.#primary?.release(destroy);
    const isMisplaced = this.#standby instanceof ResilientClient && this.#standby.isMisplaced;
    this.#standby.release(this.#isBroken || isMisplaced);
  }
}

import type pg from "pg";
import { connectOrStart, type Launch } from "./connect-or-start.ts";
import { DATABASE, locateDatabase } from "./location.ts";
import { stopIfUnused } from "./stop.ts";

/** A running server. `pool` is the configuration for `new pg.Pool`; it stays valid when the server is launched again. */
export type EmbeddedDatabase = {
  connectionString?: never;
  /** host (the folder of its socket), port, user, database */
  pool: pg.PoolConfig;
  dataDirectory: string;
  /** Whether the server was already running, started by another or an earlier process. */
  adopted: boolean;
  /** Ends this launch. The server itself stops only when no other client is connected. */
  stop(): Promise<void>;
};

export type LaunchOptions = { dataDir: string; log?: (line: string) => void };

/**
 * Starts or adopts the PostgreSQL server of the cluster `<dataDir>/postgres`; creates the cluster when it is missing.
 * The server survives a killed application, and the next launch adopts it. Applications on one folder share one server.
 * May be called again at any time: it then finds the running server, or starts it again.
 * @throws Error with a sentence for the operator when the server cannot run on this computer or in this folder
 */
export async function launchDatabase(options: LaunchOptions): Promise<EmbeddedDatabase> {
  const { location, usageLock, adopted } = await launchServer(options);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await usageLock.release();
    await oneAtATime(location.cluster, () => stopIfUnused(location));
  };
  return {
    pool: { ...location.connection, database: DATABASE },
    dataDirectory: location.cluster,
    adopted,
    stop: () => (stopped ??= stop()),
  };
}

/** {@link launchDatabase} without its handle. In one process, launches and stops of one folder run one after the other. */
export async function launchServer({ dataDir, log = () => {} }: LaunchOptions): Promise<Launch> {
  const location = await locateDatabase(dataDir);
  return oneAtATime(location.cluster, () => connectOrStart(location, log));
}

const pending = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work of the same key in this process; resolves and rejects as `work` does. */
function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const next = (pending.get(key) ?? Promise.resolve()).then(work);
  pending.set(
    key,
    next.catch(() => {}),
  );
  return next;
}

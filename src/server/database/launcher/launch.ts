import type pg from "pg";
import { DATABASE, placeIn } from "./place.ts";
import { type Launch, reachServer } from "./reach.ts";
import { stopIfUnused } from "./stop.ts";

/** A running server; `pool` is what `new pg.Pool` needs, and stays true when the server dies and is launched again. */
export type EmbeddedDatabase = {
  connectionString?: never;
  /** host (the folder of its socket), port, user, database */
  pool: pg.PoolConfig;
  dataDirectory: string;
  /** true when the server was already running, started by another or an earlier process. */
  adopted: boolean;
  /** Ends this launch; the server itself ends only when nobody else is connected. */
  stop(): Promise<void>;
};

export type LaunchOptions = { dataDir: string; log?: (line: string) => void };

/**
 * Starts, or adopts, the PostgreSQL server whose cluster is `<dataDir>/postgres`, and makes both when they are missing.
 * The server outlives a killed application; the next launch adopts it. Applications on one folder share one server.
 * May be called again at any time: it then only finds the server running, or brings it back.
 * @throws Error with one plain sentence when this computer or this folder cannot have one.
 */
export async function launchDatabase(options: LaunchOptions): Promise<EmbeddedDatabase> {
  const { place, presence, adopted } = await launchServer(options);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await presence.end();
    await oneAtATime(place.cluster, () => stopIfUnused(place));
  };
  return {
    pool: { ...place.connection, database: DATABASE },
    dataDirectory: place.cluster,
    adopted,
    stop: () => (stopped ??= stop()),
  };
}

/** {@link launchDatabase} without its handle. In one process, launches and stops of one folder take turns. */
export async function launchServer({ dataDir, log = () => {} }: LaunchOptions): Promise<Launch> {
  const place = await placeIn(dataDir);
  return oneAtATime(place.cluster, () => reachServer(place, log));
}

const pending = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work of the same key in this process; answers and fails as `work` does. */
function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const next = (pending.get(key) ?? Promise.resolve()).then(work);
  pending.set(
    key,
    next.catch(() => {}),
  );
  return next;
}

import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type pg from "pg";
import { launchDatabase } from "../../../../operator/postgres/launch.ts";
import { watchDatabase } from "../../../../operator/postgres/watch.ts";
import { poolCloser } from "../../platform/database/close-pool.ts";
import { openPool } from "../../platform/database/pool.ts";
import type { Settings } from "../../platform/settings/settings.ts";

/** The open database of a server or a command. */
export type OpenData = {
  pool: pg.Pool;
  /** The configuration of further connections, such as the one that listens for changes. */
  connection: pg.ClientConfig;
  isEmbedded: boolean;
  close(): Promise<void>;
};

/** Launches the embedded server in the data folder, and starts it again whenever it dies. */
async function openEmbedded(dataDir: string, log: (line: string) => void): Promise<OpenData> {
  await mkdir(dataDir, { recursive: true });
  const server = await launchDatabase({ dataDir, log });
  const watch = watchDatabase({ dataDir, log });
  const pool = openPool(server.pool);
  const closePool = poolCloser(pool, server.pool as pg.ClientConfig);
  return {
    pool,
    connection: server.pool as pg.ClientConfig,
    isEmbedded: true,
    async close() {
      await watch.stop();
      await closePool();
      await server.stop();
    },
  };
}

/** Opens the database of `DATABASE_URL`. @throws Error with a sentence for the operator when it cannot be reached */
async function openByUrl(connectionString: string): Promise<OpenData> {
  const pool = openPool({ connectionString });
  const close = poolCloser(pool, { connectionString });
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`, { cause: error });
  }
  return { pool, connection: { connectionString }, isEmbedded: false, close };
}

/** Opens the database of the settings (rules §8). */
export function openData(settings: Settings, log: (line: string) => void): Promise<OpenData> {
  return settings.databaseUrl ? openByUrl(settings.databaseUrl) : openEmbedded(resolve(settings.dataDir), log);
}

import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type pg from "pg";
import { poolCloser } from "../../database/close-pool.ts";
import { launchDatabase } from "../../database/embedded/launch.ts";
import { watchDatabase } from "../../database/embedded/watch.ts";
import { openPool } from "../../database/pool.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { type OpenData, openByUrl } from "./open-by-url.ts";

export type { OpenData } from "./open-by-url.ts";

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
    isPooled: false,
    isEmbedded: true,
    async close() {
      await watch.stop();
      await closePool();
      await server.stop();
    },
  };
}

/** Opens the database of the settings (rules §8). @param use a command works beside a pooler, on PostgreSQL itself */
export function openData(
  settings: Settings,
  log: (line: string) => void,
  use: "server" | "command" = "command",
): Promise<OpenData> {
  const { databaseUrl, directUrl = databaseUrl, dataDir } = settings;
  if (!databaseUrl || !directUrl) return openEmbedded(resolve(dataDir), log);
  return openByUrl(use === "server" ? databaseUrl : directUrl, directUrl, log);
}

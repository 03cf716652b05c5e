import type pg from "pg";
import { readTextsByRequest } from "../src/server/base/language.ts";
import { openDatabase, openPool } from "../src/server/database/pool.ts";
import { openQueues } from "../src/server/platform/background/queues.ts";
import { openPhotoStore } from "../src/server/platform/photos/photo.location.ts";
import { readSettings } from "../src/server/platform/settings/settings.ts";
import { seedDemonstration } from "./demonstration.ts";

/** Fills the empty database of this connection as soon as it has a schema, and the photo store of the settings. */
export async function seed(connection: pg.ClientConfig, hasSchema: Promise<void>): Promise<void> {
  readTextsByRequest();
  const { timeZone, photoStore } = readSettings(process.env);
  const pool = openPool(connection as pg.PoolConfig);
  const db = openDatabase(pool);
  try {
    await seedDemonstration({
      db,
      clock: { now: () => new Date(), zone: timeZone },
      photoStore: openPhotoStore(photoStore),
      async untilSchema() {
        await hasSchema;
        await openQueues(db);
      },
    });
  } finally {
    await pool.end();
  }
}

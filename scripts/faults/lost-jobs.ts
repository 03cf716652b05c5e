import { sql } from "kysely";
import type { Db } from "../../src/server/database/pool.ts";
import { until } from "../../test/server/support/until.ts";

/** The queues notice a job that nobody works on by its missing sign of life, after half a minute to a minute; here that time has passed. */
export const passLostJobsOn = (db: Db, since: Date) =>
  sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1
      where state = 'active' and started_on < ${since}`.execute(db);

/** How long what was begun in the background may take until lost jobs are passed on, in milliseconds. */
const BY_ITSELF_MS = 5_000;

/** What was begun in the background ends by itself; what does not is lost. @param mendedAt jobs from before it may be lost */
export async function untilImported(db: Db, mendedAt: Date): Promise<void> {
  const since = performance.now();
  let isPassedOn = false;
  await until(async () => {
    const asked = db.selectFrom("imports").select("id").where("state", "=", "running").execute();
    const going = await asked.catch(() => undefined); // the database may just be starting
    if (!going) return false;
    if (going.length > 0 && !isPassedOn && performance.now() - since > BY_ITSELF_MS) {
      await passLostJobsOn(db, mendedAt);
      isPassedOn = true;
    }
    return going.length === 0;
  }).catch(() => {});
}

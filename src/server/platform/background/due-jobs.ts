import type { PgBoss } from "pg-boss";
import { findStatement } from "./jobs-in-sql.ts";
import { type Loop, repeatEvery } from "./loop.ts";

/** How often an idle server looks for jobs, and for what needs one at once, in milliseconds. */
export const LOOK_EVERY_MS = 500;

/**
 * Looks in one statement which queues have a job that is due, and wakes their workers. Workers that look by themselves, each
 * for its own queue, cost an idle server four times as much (docs/decisions/0014).
 * @param workers of this server, by their queues; more may be added at any time
 * @param log called when the jobs cannot be read
 */
export function wakeWorkers(boss: PgBoss, workers: ReadonlyMap<string, string>, log: (line: string) => void): Loop {
  return repeatEvery(LOOK_EVERY_MS, async () => {
    if (workers.size === 0) return;
    try {
      for (const queue of await queuesWithDueJobs(boss, [...workers.keys()]))
        boss.notifyWorker(workers.get(queue) as string);
    } catch (error) {
      log(`Background jobs cannot be read: ${(error as Error).message}`);
    }
  });
}

/**
 * The order is that of the index by which pg-boss itself takes the next job: so the statement reads that index alone, however
 * many jobs are done or wait for their next try.
 */
async function queuesWithDueJobs(boss: PgBoss, names: readonly string[]): Promise<string[]> {
  const { text } = await findStatement(boss, names[0] as string, { queued: true });
  const { rows } = await boss.getDb().executeSql(
    `select queue.name from unnest($1::text[]) as queue(name), lateral (
       select from (${text.replace("$1", "queue.name")}) job where not job.blocked and job."startAfter" <= now()
       order by job.priority desc, job."createdOn" limit 1
     ) due`,
    [names],
  );
  return rows.map(({ name }: { name: string }) => name);
}

import { sql } from "kysely";
import { DAY_MS, HOUR_MS } from "../../base/clock.ts";
import { findFact } from "../../database/installation.queries.ts";
import { LAST_BACKUP, LAST_CHECKED_BACKUP } from "../../database/installation.ts";
import type { Db } from "../../database/pool.ts";
import { jobsInSql } from "../../platform/background/jobs-in-sql.ts";
import { FAILED_JOBS, QUEUES } from "../../platform/background/queues.ts";
import type { Deps } from "../../platform/deps.ts";
import { readHealth } from "../../platform/http/health.ts";
import { presentJump } from "../../platform/steady-clock.ts";

/** A letter that waits longer than this has met something in its way. */
const LETTER_LATE_MS = HOUR_MS / 2;
/** Letters that were given up are named for this long, so that one that nobody can mend does not warn for ever. */
const GIVEN_UP_NAMED_MS = 7 * DAY_MS;

export type StatusDeps = Pick<Deps, "db" | "clock" | "readDisk">;

/** What is known of a running shelter, as figures: the status screen puts it into words, a monitor reads it as it is. */
export async function readStatusFacts(deps: StatusDeps) {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const [health, database, letters, failedJobs, stuckJobs, backup, checkedBackup, clockJump] = await Promise.all([
    readHealth(deps),
    databaseFacts(db),
    letterFacts(db, now),
    countFailedJobs(db),
    countStuckJobs(db),
    findFact(db, LAST_BACKUP),
    findFact(db, LAST_CHECKED_BACKUP),
    presentJump(deps),
  ]);
  return {
    ...health,
    database,
    letters,
    failedJobs,
    stuckJobs,
    backupAt: backup?.at,
    checkedBackupAt: checkedBackup?.at,
    clockJump,
  };
}
export type StatusFacts = Awaited<ReturnType<typeof readStatusFacts>>;

/** Its size in bytes, and how many of its connections are in use by everybody. */
type DatabaseFacts = { version: string; bytes: number; used: number; most: number };

async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`select current_setting('server_version') as version,
    pg_database_size(current_database()) as bytes, current_setting('max_connections')::int as most,
    (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`.execute(db);
  return rows[0] as DatabaseFacts;
}

/** How many letters wait, how many of them for too long, and how many were given up lately. */
async function letterFacts(db: Db, now: number): Promise<{ waiting: number; late: number; lost: number }> {
  const { rows } = await sql<{ waiting: number; late: number; lost: number }>`
    select count(*) as waiting, count(*) filter (where created_at < ${new Date(now - LETTER_LATE_MS)}) as late,
      (select count(*) from letters where given_up_at > ${new Date(now - GIVEN_UP_NAMED_MS)}) as lost
    from letters where sent_at is null and given_up_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0, lost: 0 };
}

async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*) as failed from ${await jobsInSql(FAILED_JOBS)} as job`.execute(db);
  return rows[0]?.failed ?? 0;
}

/** After so many tries that failed a job gets nowhere, though it is still tried again. */
const TRIES = 3;
/** Of these the next try may well be right: a mail server is away, or somebody else's; letters are named by themselves. */
const WAITS_FOR_OTHERS: readonly string[] = ["letters", "sandbox-notices", "webhooks"];

/** How many jobs fail again and again, and were not given up yet. */
async function countStuckJobs(db: Db): Promise<number> {
  const queues = Object.keys(QUEUES).filter((queue) => !WAITS_FOR_OTHERS.includes(queue));
  const jobs = await Promise.all(queues.map(jobsInSql));
  const counts = jobs.map(
    (job) =>
      sql`select count(*) as stuck from ${job} as job where job.state in ('created', 'retry', 'active') and job."retryCount" >= ${TRIES}`,
  );
  const { rows } = await sql<{
    stuck: number;
  }>`select sum(stuck)::int as stuck from (${sql.join(counts, sql` union all `)}) as one`.execute(db);
  return rows[0]?.stuck ?? 0;
}

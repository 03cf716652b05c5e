import { type RawBuilder, sql } from "kysely";
import type { FailedJob } from "../../../contract/platform/background-jobs.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type PageRequest, pageOfIds } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains, shownWord } from "../../database/search.ts";
import { ascending, descending, orderBy } from "../../database/sorting.ts";
import { jobsInSql } from "../../platform/background/jobs-in-sql.ts";
import { FAILED_JOBS } from "../../platform/background/queues.ts";

/**
 * A job that failed for good, read from its copy in the dead letter queue. pg-boss stores in the copy which job it was,
 * and how it failed.
 */
type Row = Omit<FailedJob, "createdAt" | "failedAt" | "reason"> & {
  copyId: string;
  createdAt: Date;
  failedAt: Date;
  output: { message?: string; value?: unknown } | null;
};

/** Columns of `copy`. A copy from before pg-boss noted its source names itself. */
const ID = sql<string>`coalesce(copy."sourceId", copy.id)`;
const QUEUE = sql<string>`coalesce(copy."sourceName", copy.name)`;
const NEWEST_FIRST = orderBy(descending(sql`copy."createdOn"`), ascending(sql`copy.id`));

const selectFailed = (copies: RawBuilder<unknown>) => sql<Row>`
  select copy.id as "copyId", ${ID} as id, ${QUEUE} as queue, copy."createdOn" as "failedAt",
    coalesce(copy."sourceCreatedOn", copy."createdOn") as "createdAt",
    coalesce(copy."sourceRetryCount", 0) + 1 as attempts,
    coalesce(copy.data, '{}') as data, copy."sourceOutput" as output
  from ${copies}`;

/** One page of the jobs that failed for good, the newest first. @param query.q a part of the queue's name in the reader's language */
export async function listFailedJobs(
  db: Db,
  query: PageRequest & { q?: string | undefined },
): Promise<PageOf<FailedJob>> {
  const copies = sql`${await jobsInSql(FAILED_JOBS)} as copy`;
  const searched = query.q ? sql`where ${contains(shownWord(recordTexts().queues, QUEUE), query.q)}` : sql``;
  const page = await pageOfIds(
    db,
    { id: sql`copy.id`, found: sql`${copies} ${searched}`, order: NEWEST_FIRST },
    (ids) => selectFailed(sql`(${ids}) as page join ${copies} on copy.id = page.id`),
    query,
  );
  return { ...page, items: page.items.map((row) => present(row).job) };
}

/** @returns the job with this id and the id of its copy, if it failed for good */
export async function findFailedJob(db: Db, id: string): Promise<{ job: FailedJob; copyId: string } | undefined> {
  const copies = sql`${await jobsInSql(FAILED_JOBS)} as copy where ${ID} = ${id}::uuid`;
  const { rows } = await sql<Row>`${selectFailed(copies)} order by ${NEWEST_FIRST.forward} limit 1`.execute(db);
  return rows[0] && present(rows[0]);
}

function present({ copyId, output, createdAt, failedAt, ...job }: Row): { job: FailedJob; copyId: string } {
  const reason = String(output?.message ?? output?.value ?? "");
  return { job: { ...job, createdAt: createdAt.toISOString(), failedAt: failedAt.toISOString(), reason }, copyId };
}

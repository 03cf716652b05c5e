import { sql } from "kysely";
import type { FailedJob } from "../../contract/background-jobs.ts";
import type { PageOf } from "../../contract/shared.ts";
import type { PageWanted } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";

type Row = {
  id: string;
  queue: string;
  created_on: Date;
  completed_on: Date;
  attempts: number;
  data: Record<string, unknown> | null;
  reason: string | null;
  total: number;
};

/** The queues' tables are made when the first server starts its background work. */
export async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  return rows[0]?.is === true;
}

/** One page of the jobs that failed for good, the newest first. @param query.q a part of the queue's name */
export async function listFailedJobs(
  db: Db,
  query: PageWanted & { q?: string | undefined },
): Promise<PageOf<FailedJob>> {
  const page = query.page ?? query.pageNumber ?? 1;
  const { pageSize, q } = query;
  if (!(await hasQueues(db))) return { items: [], page, pageSize, totalCount: 0 };
  const failed = sql`from pgboss.job where state = 'failed' and strpos(fold(name), fold(${q ?? ""})) > 0`;
  const { rows } = await sql<Row>`
    select id, name as queue, created_on, completed_on, retry_count + 1 as attempts, data,
           coalesce(output ->> 'message', output ->> 'value') as reason, total
    from (select *, count(*) over () as total ${failed}) as job
    order by completed_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const [first] = rows;
  const beyond = first ? undefined : await sql<{ n: number }>`select count(*) as n ${failed}`.execute(db);
  const totalCount = first?.total ?? beyond?.rows[0]?.n ?? 0;
  return { items: rows.map(present), page, pageSize, totalCount };
}

const present = ({ id, queue, created_on, completed_on, attempts, data, reason }: Row): FailedJob => ({
  id,
  queue,
  createdAt: created_on.toISOString(),
  failedAt: completed_on.toISOString(),
  attempts,
  data: data ?? {},
  reason: reason ?? "",
});

import { type RawBuilder, sql } from "kysely";
import type { FailedJob } from "../../contract/background-jobs.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageWanted, pageOfIds, pageWithout } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { falling, orderBy, rising } from "../database/sorting.ts";

type Row = {
  id: string;
  queue: string;
  created_on: Date;
  completed_on: Date;
  attempts: number;
  data: Record<string, unknown> | null;
  reason: string | null;
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
  if (!(await hasQueues(db))) return pageWithout(query);
  const list = {
    id: sql`id`,
    found: sql`pgboss.job where state = 'failed' and strpos(fold(name), fold(${query.q ?? ""})) > 0`,
    order: orderBy(falling(sql`completed_on`), rising(sql`id`)),
  };
  const found = await pageOfIds(db, list, jobsOf, query);
  return { ...found, items: found.items.map(present) };
}

const jobsOf = (ids: RawBuilder<unknown>) => sql<Row>`
  select id, name as queue, created_on, completed_on, retry_count + 1 as attempts, data,
         coalesce(output ->> 'message', output ->> 'value') as reason
  from pgboss.job where id in (${ids})`;

const present = ({ id, queue, created_on, completed_on, attempts, data, reason }: Row): FailedJob => ({
  id,
  queue,
  createdAt: created_on.toISOString(),
  failedAt: completed_on.toISOString(),
  attempts,
  data: data ?? {},
  reason: reason ?? "",
});

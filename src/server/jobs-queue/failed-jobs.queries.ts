import { fromKysely, type JobWithMetadata } from "pg-boss";
import type { FailedJob } from "../../contract/background-jobs.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageRequest, pageOfArray } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { FAILED_JOBS, queues } from "./queues.ts";

/** A copy in the dead letter queue: pg-boss writes there which job it is of, and how that one failed. */
export type FailedCopy = JobWithMetadata<Record<string, unknown>>;

/** The copies of all jobs that failed for good. */
export const failedCopies = (db: Db): Promise<FailedCopy[]> => queues().findJobs(FAILED_JOBS, { db: fromKysely(db) });

/** One page of the jobs that failed for good, the newest first. @param query.q a part of the queue's name */
export async function listFailedJobs(
  db: Db,
  query: PageRequest & { q?: string | undefined },
): Promise<PageOf<FailedJob>> {
  const part = query.q?.toLowerCase() ?? "";
  const found = (await failedCopies(db))
    .map(present)
    .filter(({ queue }) => queue.includes(part))
    .sort((a, b) => b.failedAt.localeCompare(a.failedAt) || a.id.localeCompare(b.id));
  return pageOfArray(found, query);
}

/** The failed job that a copy is of. */
export function present({ data, createdOn, ...source }: FailedCopy): FailedJob {
  const { message, value } = (source.sourceOutput ?? {}) as { message?: string; value?: unknown };
  return {
    id: source.sourceId ?? source.id,
    queue: source.sourceName ?? source.name,
    createdAt: (source.sourceCreatedOn ?? createdOn).toISOString(),
    failedAt: createdOn.toISOString(),
    attempts: (source.sourceRetryCount ?? 0) + 1,
    data: data ?? {},
    reason: String(message ?? value ?? ""),
  };
}

import { z } from "zod";
import type { CallTable } from "./call.ts";
import { PAGE_SIZE } from "./lists.ts";
import { exportedListQuery, Instant, listOf } from "./shared.ts";

/** A background job that failed for the last time; kept for 30 days for admins to read. */
export const FailedJob = z
  .object({
    id: z.uuid(),
    queue: z.string(),
    createdAt: Instant,
    failedAt: Instant,
    attempts: z.int(),
    data: z.record(z.string(), z.unknown()),
    reason: z.string(),
  })
  .meta({ id: "FailedJob" });
export type FailedJob = z.infer<typeof FailedJob>;

/** A job's id, which the queue gives it. */
export const ByJobId = z.object({ id: z.uuid() });

/** A job that was asked for again: it waits for its turn. */
export const RetriedJob = FailedJob.omit({ failedAt: true, reason: true })
  .extend({ state: z.literal("waiting") })
  .meta({ id: "RetriedJob" });
export type RetriedJob = z.infer<typeof RetriedJob>;

export const FailedJobQuery = exportedListQuery(PAGE_SIZE.adminList);

/** Background jobs that failed for good, for admins. */
export const backgroundJobCalls = {
  "GET /background-jobs/failed": { query: FailedJobQuery, answer: listOf(FailedJob) },
  "POST /background-jobs/:id/retry": { params: ByJobId, answer: RetriedJob },
} satisfies CallTable;

import { z } from "zod";
import { Instant, listOf, listQuery, PAGE_SIZE } from "./shared.ts";

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
export const FailedJobPage = listOf(FailedJob);
export const FailedJobQuery = listQuery(PAGE_SIZE.adminList);

import { sql } from "kysely";
import { BACKGROUND_JOB_TEXT, type RetriedJob } from "../../contract/background-jobs.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { waitAgain } from "../mail/letter.commands.ts";
import { LETTERS } from "../mail/post-office.ts";
import { hasQueues } from "./failed-jobs.queries.ts";

type Row = { id: string; queue: string; created_on: Date; attempts: number; data: Record<string, unknown> | null };

/** What was given up with a job must wait again with it, or the job would find nothing to do; by the queue. */
const ROWS_OF: Readonly<Record<string, (tx: Db, data: { id?: unknown }) => Promise<unknown>>> = {
  [LETTERS]: async (tx, { id }) => typeof id === "number" && waitAgain(tx, id),
};

/**
 * As pg-boss does it (`retry`), for one more attempt; but within our transaction and at once, whatever wait the queue
 * had come to.
 */
async function again(tx: Db, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count) + 1, completed_on = null,
      start_after = now(), keep_until = greatest(keep_until, now() + interval '1 day')
    where id = ${id}::uuid and state = 'failed'
    returning id, name as queue, created_on, retry_count + 1 as attempts, data`.execute(tx);
  return rows[0];
}

async function isKnown(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job where id = ${id}::uuid`.execute(tx);
  return rows.length > 0;
}

/**
 * Lets a job that failed for good be done once more.
 * @throws HttpProblem 404; 409 when it has not failed, or when another job does the same already
 */
export async function retryJob(context: Context, id: string): Promise<RetriedJob> {
  if (!(await hasQueues(context.db))) throw notFound(BACKGROUND_JOB_TEXT.notFound);
  try {
    return await audited(context, "retry", retried, async ({ db: tx }) => {
      const job = await again(tx, id);
      if (!job) throw (await isKnown(tx, id)) ? conflict(BACKGROUND_JOB_TEXT.notFailed) : missing();
      const data = job.data ?? {};
      await ROWS_OF[job.queue]?.(tx, data);
      const { queue, attempts } = job;
      return { id, queue, attempts, data, createdAt: job.created_on.toISOString(), state: "waiting" };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(BACKGROUND_JOB_TEXT.takenOver);
    throw error;
  }
}

const retried = ({ id, queue }: RetriedJob) => ({ subject: "background job", id: null, details: { queue, job: id } });
const missing = () => notFound(BACKGROUND_JOB_TEXT.notFound);

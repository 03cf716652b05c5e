import { fromKysely } from "pg-boss";
import { BACKGROUND_JOB_TEXT, type FailedJob, type RetriedJob } from "../../contract/background-jobs.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, notFound } from "../http/errors.ts";
import { waitAgain } from "../mail/letter.commands.ts";
import { LETTERS } from "../mail/letter.queries.ts";
import { failedCopies, present } from "./failed-jobs.queries.ts";
import { FAILED_JOBS, queues } from "./queues.ts";

/** @returns whether any queue has this job, in whatever state */
async function isKnown(id: string): Promise<boolean> {
  for (const { name } of await queues().getQueues()) {
    const [job] = await queues().findJobs(name, { id });
    if (job && name !== FAILED_JOBS) return true;
  }
  return false;
}

/** Lets a job that failed for good wait once more. @returns whether it had failed */
async function waitOnceMore(tx: Db, { id, queue }: FailedJob): Promise<boolean> {
  // Its types do not name what it answers.
  const answer = (await queues().retry(queue, id, { db: fromKysely(tx) })) as { affected: number };
  return answer.affected > 0;
}

/**
 * Lets a job that failed for good be done once more. A letter that was given up with it waits again, or the job would
 * find nothing to do.
 * @throws HttpProblem 404; 409 when it has not failed, or when another job does the same already
 */
export async function retryJob(context: Context, id: string): Promise<RetriedJob> {
  try {
    return await audited(context, "retry", retried, async ({ db: tx }) => {
      const copy = (await failedCopies(tx)).find(({ sourceId }) => sourceId === id);
      const job = copy && present(copy);
      if (!job || !(await waitOnceMore(tx, job))) {
        throw (await isKnown(id)) ? conflict(BACKGROUND_JOB_TEXT.notFailed) : notFound(BACKGROUND_JOB_TEXT.notFound);
      }
      await queues().deleteJob(FAILED_JOBS, copy.id, { db: fromKysely(tx) });
      const { queue, attempts, data, createdAt } = job;
      if (queue === LETTERS && typeof data.id === "number") await waitAgain(tx, data.id);
      return { id, queue, attempts, data, createdAt, state: "waiting" };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(BACKGROUND_JOB_TEXT.takenOver);
    throw error;
  }
}

const retried = ({ id, queue }: RetriedJob) => ({ subject: "background job", id: null, details: { queue, job: id } });

import { fromKysely } from "pg-boss";
import type { FailedJob, RetriedJob } from "../../../contract/platform/background-jobs.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { FAILED_JOBS, queues } from "../../platform/background/queues.ts";
import { requeueLetter } from "../../platform/mail/letter.commands.ts";
import { LETTERS } from "../../platform/mail/letter.jobs.ts";
import { findFailedJob } from "./failed-jobs.queries.ts";

/** The job has not failed, or is not there. */
class NotFailed extends Error {}

/** @returns whether any queue has this job, in any state. There are few queues, so each is asked by the id */
async function isKnown(id: string): Promise<boolean> {
  for (const { name } of await queues().getQueues()) {
    const [job] = await queues().findJobs(name, { id });
    if (job && name !== FAILED_JOBS) return true;
  }
  return false;
}

/** Queues a job that failed for good again. @returns whether it had failed */
async function requeueJob(tx: Db, { id, queue }: FailedJob): Promise<boolean> {
  // Its types leave out what it returns.
  const answer = (await queues().retry(queue, id, { db: fromKysely(tx) })) as { affected: number };
  return answer.affected > 0;
}

/**
 * Does a job that failed for good once more. A letter that was given up with it is queued again, or the job would find
 * nothing to do.
 * @throws HttpProblem 404; 409 when it has not failed, or when another job does the same already
 */
export async function retryJob(context: Context, id: string): Promise<RetriedJob> {
  try {
    return await audited(context, "retry", retried, async ({ db: tx }) => {
      const failed = await findFailedJob(tx, id);
      if (!failed || !(await requeueJob(tx, failed.job))) throw new NotFailed();
      await queues().deleteJob(FAILED_JOBS, failed.copyId, { db: fromKysely(tx) });
      const { queue, attempts, data, createdAt } = failed.job;
      if (queue === LETTERS && typeof data.id === "number") await requeueLetter(tx, data.id);
      return { id, queue, attempts, data, createdAt, state: "waiting" };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(recordTexts().backgroundJobs.takenOver);
    // Read after the transaction, so that no request holds one connection while it waits for another.
    if (error instanceof NotFailed)
      throw (await isKnown(id))
        ? conflict(recordTexts().backgroundJobs.notFailed)
        : notFound(recordTexts().backgroundJobs.notFound);
    throw error;
  }
}

const retried = ({ id, queue }: RetriedJob) => ({ subject: "background job", id: null, details: { queue, job: id } });

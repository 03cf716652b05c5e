import { type RawBuilder, sql } from "kysely";
import type { FindJobsOptions, PgBoss } from "pg-boss";
import { queues } from "./queues.ts";

/**
 * The statement by which pg-boss finds jobs, so that only pg-boss names its tables. Its first value is the queue; its columns
 * are the fields of pg-boss's `JobWithMetadata`, as `"createdOn"`.
 */
export async function findStatement(boss: PgBoss, queue: string, options: Omit<FindJobsOptions, "db"> = {}) {
  const sent: { text: string; values: unknown[] }[] = [];
  const recorder = {
    async executeSql(text: string, values: unknown[] = []) {
      sent.push({ text, values });
      return { rows: [] };
    },
  };
  await boss.findJobs(queue, { ...options, db: recorder });
  const [statement, ...more] = sent;
  if (!statement || more.length > 0) throw new Error("pg-boss finds jobs in more than one statement now.");
  return statement;
}

/**
 * A queue's jobs as a subquery for lists. pg-boss itself finds jobs without a limit or an order, so all of them would be
 * read into memory.
 * @returns SQL with one row for each job
 */
export async function jobsInSql(queue: string): Promise<RawBuilder<unknown>> {
  const { text, values } = await findStatement(queues(), queue);
  return sql`(${withValues(text, values)})`;
}

/** A statement with values as `$1`, as part of another statement. */
function withValues(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    return index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`;
  });
  return sql.join(parts, sql``);
}

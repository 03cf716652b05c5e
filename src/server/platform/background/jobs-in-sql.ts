import { type RawBuilder, sql } from "kysely";
import type { Db, FindJobsOptions, PgBoss } from "pg-boss";
import { type QueueName, queues } from "./queues.ts";

type Statement = { text: string; values: unknown[] };

/** @returns the one statement that a call of pg-boss sends, so that only pg-boss names its tables */
async function statementOf(call: (db: Db) => Promise<unknown>): Promise<Statement> {
  const sent: Statement[] = [];
  await call({
    async executeSql(text, values = []) {
      sent.push({ text, values });
      return { rows: [] };
    },
  });
  const [statement, ...more] = sent;
  if (!statement || more.length > 0) throw new Error("pg-boss sends other statements now.");
  return statement;
}

/**
 * The statement by which pg-boss finds jobs. Its first value is the queue; its columns are the fields of pg-boss's
 * `JobWithMetadata`, as `"createdOn"`.
 */
export const findStatement = (boss: PgBoss, queue: string, options: Omit<FindJobsOptions, "db"> = {}) =>
  statementOf((db) => boss.findJobs(queue, { ...options, db }));

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

/** The SQL by which pg-boss sends a job to a queue, and the one value in it: the job as JSON in a list. */
export type JobStatement = { text: string; json: string };

const statements = new Map<string, Promise<JobStatement>>();

/**
 * The statement of `sendJob`, to be a part of another one: for rows that nearly every write adds. The id in it is 0, and its
 * singleton key.
 */
export function jobStatement(queue: QueueName, priority: number): Promise<JobStatement> {
  const key = `${queue} ${priority}`;
  const known = statements.get(key) ?? recordJob(queue, priority);
  statements.set(key, known);
  known.catch(() => statements.delete(key));
  return known;
}

async function recordJob(queue: QueueName, priority: number): Promise<JobStatement> {
  const { text, values } = await statementOf((db) =>
    queues().send(queue, { id: 0 }, { priority, singletonKey: "0", db }),
  );
  const [json, ...others] = values;
  if (typeof json !== "string" || others.length > 0 || text.split("$1").length !== 2)
    throw new Error("pg-boss sends a job in another way now.");
  return { text, json };
}

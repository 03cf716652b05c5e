import { type RawBuilder, sql } from "kysely";
import { queues } from "./queues.ts";

/**
 * A queue's jobs as a subquery for lists. pg-boss itself finds jobs without a limit or an order, so all of them would be
 * read into memory. The statement is taken from pg-boss, so that only pg-boss names its tables.
 * @returns SQL with one row for each job; its columns are the fields of pg-boss's `JobWithMetadata`, as `"createdOn"`
 */
export async function jobsInSql(queue: string): Promise<RawBuilder<unknown>> {
  const statements: RawBuilder<unknown>[] = [];
  const recordStatement = async (text: string, values: unknown[] = []) => {
    statements.push(withValues(text, values));
    return { rows: [] };
  };
  await queues().findJobs(queue, { db: { executeSql: recordStatement } });
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error("pg-boss finds jobs in more than one statement now.");
  return sql`(${statement})`;
}

/** A statement with values as `$1`, as part of another statement. */
function withValues(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    return index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`;
  });
  return sql.join(parts, sql``);
}

import { type RawBuilder, sql } from "kysely";
import { queues } from "./queues.ts";

/**
 * A queue's jobs as a subquery, for lists: pg-boss finds jobs without a limit and without an order, so they would all be
 * read into memory. The statement is pg-boss's own, which therefore stays the only one to name its tables.
 * @returns SQL with one row a job; its columns are the fields of pg-boss's `JobWithMetadata`, as `"createdOn"`
 */
export async function jobsInSql(queue: string): Promise<RawBuilder<unknown>> {
  const statements: RawBuilder<unknown>[] = [];
  const keepStatement = async (text: string, values: unknown[] = []) => {
    statements.push(withValues(text, values));
    return { rows: [] };
  };
  await queues().findJobs(queue, { db: { executeSql: keepStatement } });
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error("pg-boss finds jobs in more than one statement now.");
  return sql`(${statement})`;
}

/** A statement that has `$1` for its first value, as a part of another one. */
function withValues(text: string, values: readonly unknown[]): RawBuilder<unknown> {
  const parts = text.split(/\$(\d+)/).map((part, place) => {
    return place % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`;
  });
  return sql.join(parts, sql``);
}

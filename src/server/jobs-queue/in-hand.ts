import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A job in one of these states is waiting or at work: what it is for is in hand. */
const IN_HAND = sql`state in ('created', 'retry', 'active')`;

/** The keys of what is in hand of a queue, to select from. */
export const keysInHand = (queue: string): RawBuilder<unknown> =>
  sql`(select singleton_key from pgboss.job where name = ${queue} and ${IN_HAND})`;

/** What `handOver` looks for: no job has it in hand. @param id the column that the queue's jobs are keyed by, as `l.id` */
export const isFree = (queue: string, id: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from pgboss.job where name = ${queue} and singleton_key = ${sql.ref(id)}::text and ${IN_HAND})`;

import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { AnimalQuery } from "../../src/contract/animals.ts";
import { listAnimals } from "../../src/server/animals/animal.queries.ts";
import type { Clock } from "../../src/server/clock.ts";
import type { DB } from "../../src/server/database/schema.generated.ts";
import { type Actor, VISITOR } from "../../src/server/sessions/actor.ts";

/** One statement as it is sent to PostgreSQL. */
export type Statement = { text: string; values: readonly unknown[] };

export const LIST_QUERY = new URLSearchParams({ page: "1", pageSize: "16" });
export const FILTERED_QUERY = new URLSearchParams({
  ...Object.fromEntries(LIST_QUERY),
  type: "Dog",
  sex: "Female",
  size: "medium",
});

/** What staff find by typing the beginning of a name, among all animals, the adopted ones too (spec §2.6). */
export const STAFF_QUERY = new URLSearchParams({ ...Object.fromEntries(LIST_QUERY), q: "lu", ageScale: "admin" });

/**
 * The statement that the product sends for a list of animals, caught on its way, so that what it is measured against
 * can never be another one.
 * @param pool the product's own kind of pool
 * @param query of `GET /api/animals`
 * @param actor who asks
 */
export async function listStatement(pool: pg.Pool, query: URLSearchParams, actor: Actor = VISITOR): Promise<Statement> {
  const sent: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      sent.push({ text: sql, values: parameters });
    },
  });
  const clock: Clock = { now: () => new Date(), zone: "Europe/Warsaw" };
  await listAnimals({ db, clock, actor }, AnimalQuery.parse(Object.fromEntries(query)));
  const [statement] = sent;
  if (!statement || sent.length > 1)
    throw new Error(`The list was read with ${sent.length} statements instead of one.`);
  return statement;
}

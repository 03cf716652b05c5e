import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { AnimalQuery } from "../../src/contract/animals/animals.ts";
import { sendQuestionnaire } from "../../src/server/adoption/adoption.commands.ts";
import { listAnimals } from "../../src/server/animals/animal.queries.ts";
import { type SignedIn, VISITOR } from "../../src/server/base/actor.ts";
import { openDatabase } from "../../src/server/database/pool.ts";
import type { DB } from "../../src/server/database/schema.generated.ts";
import { openQueues } from "../../src/server/platform/background/queues.ts";
import { LISTS } from "./rows.ts";

/** One statement as it is sent to PostgreSQL. */
export type Statement = { text: string; values: readonly unknown[] };
/** The statements of one move of an adoption, with the ids among their values. */
export type RecordedMove = { adoption: number; animal: number; statements: Statement[] };

const CLOCK = { now: () => new Date(), zone: "Europe/Warsaw" };

/** @returns the statements that the product sends for this work, so that both sides run the same SQL */
async function record(pool: pg.Pool, work: (db: Kysely<DB>) => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void sent.push({ text: sql, values: parameters }),
  });
  await work(db);
  return sent.filter(({ text }) => !/^(begin|start transaction|commit)/.test(text));
}

/** @returns the statement of each of `LISTS`, by the bare server's path */
export async function listStatements(pool: pg.Pool, admin: SignedIn): Promise<Record<string, Statement>> {
  const found: Record<string, Statement> = {};
  for (const { path, query, ...row } of LISTS) {
    const actor = "as" in row ? admin : VISITOR;
    const wanted = AnimalQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    const [statement, ...more] = await record(pool, (db) => listAnimals({ db, clock: CLOCK, actor }, wanted));
    if (!statement || more.length > 0) throw new Error(`The list ${path} was not read with one statement.`);
    found[path] = statement;
  }
  return found;
}

/** Moves one adoption, and records how. */
export async function recordMove(
  pool: pg.Pool,
  actor: SignedIn,
  moved: { adoption: number; animal: number },
): Promise<RecordedMove> {
  await openQueues(openDatabase(pool));
  const settings = { publicUrl: "http://127.0.0.1", mailFrom: "shelter@shelter.example" };
  const adoptionId = moved.adoption;
  const sent = await record(pool, (db) => sendQuestionnaire({ db, clock: CLOCK, actor, settings, adoptionId }));
  return { ...moved, statements: sent };
}

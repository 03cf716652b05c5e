import { sql } from "kysely";
import type { Held } from "../../../contract/calendar/held.ts";
import { instantOrNull } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { forgetChanges } from "../../platform/audit/audit.commands.ts";

const about = (userId: number) =>
  sql`(user_id = ${userId} or adoption_id in (select id from adoptions where user_id = ${userId}))`;

/** What staff noted to do about a user and their adoptions, for the export of personal data (rules §10). */
export async function exportTasks(db: Db, userId: number): Promise<Held["tasks"]> {
  const { rows } = await sql<{ title: string; dueOn: string; done_at: Date | null }>`
    select title, due_on as "dueOn", done_at from tasks where ${about(userId)} order by id`.execute(db);
  return rows.map(({ done_at, ...task }) => ({ ...task, doneAt: instantOrNull(done_at) }));
}

/** Deletes what staff noted to do about a user and their adoptions. */
export async function eraseTasksAbout(tx: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`delete from tasks where ${about(userId)} returning id`.execute(tx);
  await forgetChanges(
    tx,
    "task",
    rows.map(({ id }) => id),
  );
}

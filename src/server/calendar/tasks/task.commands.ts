import { sql } from "kysely";
import type { TaskChange, TaskRequest } from "../../../contract/calendar/tasks.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Actor } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { conflict, invalid, notFound, orNotFound } from "../../base/errors.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { lockRecord } from "../../database/locks.ts";
import type { Db } from "../../database/pool.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { findTask, type StoredTask, signedIn } from "./task.queries.ts";
import { namedBy, referenceErrors } from "./task.references.ts";
import { monthDayOf, nextDay } from "./task.repeat.ts";

const columnsOf = (task: TaskRequest, monthDay: number | null) => {
  const { assigneeId, animalId, userId, adoptionId } = namedBy(task);
  return {
    title: task.title,
    due_on: task.dueOn,
    assignee_id: assigneeId,
    animal_id: animalId,
    user_id: userId,
    adoption_id: adoptionId,
    repeat: task.repeat ? JSON.stringify(task.repeat) : null,
    month_day: monthDay,
  };
};

/**
 * Adds a task (decision 0083).
 * @returns its id
 * @throws HttpProblem 400 at whom or what it names and is not there for this person
 */
export async function addTask(context: Context<Actor>, task: TaskRequest): Promise<number> {
  const errors = await referenceErrors(context, namedBy(task));
  if (errors.length > 0) throw invalid(errors);
  const { db, clock, actor } = context;
  const made = { created_at: clock.now(), created_by: signedIn(actor).accountId };
  return addRow(db, "tasks", { ...columnsOf(task, monthDayOf(task.dueOn, task.repeat)), ...made });
}

/** Changes a task that waits. @throws HttpProblem 409 for one that is done; 400 as {@link addTask} */
export async function changeTask(context: Context<Actor>, before: StoredTask, change: TaskChange): Promise<void> {
  if (before.doneAt) throw conflict(recordTexts().tasks.isDone);
  const task = { ...before, ...change };
  const errors = await referenceErrors(context, namedBy(task), namedBy(before));
  if (errors.length > 0) throw invalid(errors);
  const keepsDay = task.dueOn === before.dueOn && task.repeat === before.repeat;
  const monthDay = keepsDay ? before.monthDay : monthDayOf(task.dueOn, task.repeat);
  await context.db
    .updateTable("tasks")
    .set(columnsOf(task, monthDay))
    .set((eb) => ({ changes: eb("changes", "+", 1) }))
    .where("id", "=", before.id)
    .execute();
}

/** Deletes a task; those before and after it stay. */
export async function removeTask({ db }: Context<Actor>, { id }: StoredTask): Promise<void> {
  await db.deleteFrom("tasks").where("id", "=", id).execute();
}

async function lockTask(context: Context, id: number): Promise<StoredTask> {
  await lockRecord(context.db, "tasks", id);
  return orNotFound(await findTask(context, id), recordTexts().tasks.notFound);
}

/**
 * Notes that a task is done; a repeated one gets the one that follows it. Does nothing when it is done already: of two people
 * at once, the second waits for the first and reads the same answer.
 * @throws HttpProblem 404
 */
export const finishTask = (context: Context, id: number): Promise<void> =>
  inTransaction(context, async (within) => {
    const task = await lockTask(within, id);
    if (task.doneAt) return;
    const { db: tx, clock, actor } = within;
    await tx
      .updateTable("tasks")
      .set({ done_at: clock.now(), done_by: actor.accountId })
      .set((eb) => ({ changes: eb("changes", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await audit(within, "mark as done", { subject: "task", id });
    await addNext(within, task);
  });

/** Adds the task that follows a repeated one, unless it is there from the last time that this one was done. */
async function addNext(within: Context, { id, dueOn, repeat, monthDay }: StoredTask): Promise<void> {
  if (repeat === null) return;
  const { db: tx, clock } = within;
  const { rows } = await sql<{ id: number }>`
    insert into tasks (title, due_on, assignee_id, animal_id, user_id, adoption_id, repeat, month_day, previous_id, created_at,
      created_by)
    select title, ${nextDay({ dueOn, repeat, monthDay }, today(clock))}::date, assignee_id, animal_id, user_id, adoption_id,
      repeat, month_day, id, ${clock.now()}, created_by
    from tasks where id = ${id}
    on conflict (previous_id) do nothing returning id`.execute(tx);
  for (const next of rows) await audit(within, "create", { subject: "task", id: next.id });
}

/**
 * Takes back that a task is done, and with it the one that follows, as long as nobody has touched that one. Does nothing when
 * it is not done.
 * @throws HttpProblem 404
 */
export const takeBackTask = (context: Context, id: number): Promise<void> =>
  inTransaction(context, async (within) => {
    const task = await lockTask(within, id);
    if (!task.doneAt) return;
    const { db: tx } = within;
    const untouched = await tx
      .deleteFrom("tasks")
      .where("previous_id", "=", id)
      .where("changes", "=", 0)
      .returning("id")
      .execute();
    for (const next of untouched) await audit(within, "delete", { subject: "task", id: next.id });
    await tx
      .updateTable("tasks")
      .set({ done_at: null, done_by: null })
      .set((eb) => ({ changes: eb("changes", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await audit(within, "mark as not done", { subject: "task", id });
  });

/**
 * Makes a task that waits somebody else's, or anybody's (null).
 * @throws HttpProblem 404 when none waits; 400 at `employeeId` for nobody who could do it
 */
export const handTask = (context: Context, id: number, employeeId: number | null): Promise<void> =>
  audited(context, "edit", { subject: "task", id }, async (within, differ) => {
    const before = await lockTask(within, id);
    if (before.doneAt) throw notFound(recordTexts().morning.gone);
    const named = { ...namedBy(before), assigneeId: employeeId };
    const errors = await referenceErrors(within, named, namedBy(before));
    if (errors.length > 0) throw invalid(errors.map((error) => ({ ...error, field: "employeeId" })));
    await changeTask(within, before, { assigneeId: employeeId });
    differ(before, orNotFound(await findTask(within, id), recordTexts().tasks.notFound));
  });

/** Makes what waits for an employee who leaves anybody's. */
export async function releaseTasksOf(tx: Db, employeeId: number): Promise<void> {
  await changeRows(tx, "tasks", { assignee_id: employeeId, done_at: null }, { assignee_id: null });
}

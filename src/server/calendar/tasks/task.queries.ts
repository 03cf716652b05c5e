import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TASK_SORTS, Task, TaskQuery, TaskSubject, TaskView } from "../../../contract/calendar/tasks.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { visibleTo } from "../../adoption/adoption.queries.ts";
import type { Actor, SignedIn } from "../../base/actor.ts";
import { instant, instantOrNull, today } from "../../base/clock.ts";
import { unauthorized } from "../../base/errors.ts";
import { permitted } from "../../base/policy.ts";
import type { Context, System } from "../../database/context.ts";
import { pageOfIds, type SqlList } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { containsIndexed } from "../../database/search.ts";
import { alphabetical, ascending, descending, orderBy, orderOf } from "../../database/sorting.ts";

/** A task as it is stored, with what follows from its month and its changes. */
export type StoredTask = Task & { monthDay: number | null };

/** @returns who is signed in. @throws HttpProblem 401 for a visitor, whom the routes refuse before */
export function signedIn(actor: Actor): SignedIn {
  if (actor.role === "visitor") throw unauthorized();
  return actor;
}

/** SQL for whether this person may read a task: one about an adoption, only with that adoption. */
export const isVisible = (db: Db, actor: Pick<SignedIn, "role" | "personId">): RawBuilder<SqlBool> =>
  sql<SqlBool>`(t.adoption_id is null or exists (${visibleTo(db, actor)
    .whereRef("a.id", "=", sql.ref("t.adoption_id"))
    .select("a.id")}))`;

const fullName = (table: string) => sql`${sql.ref(`${table}.name`)} || ' ' || ${sql.ref(`${table}.surname`)}`;

/** SQL for the name of the employee behind an account. */
const employeeOf = (account: string) =>
  sql`(select ${fullName("w")} from employees as w where w.account_id = ${sql.ref(account)})`;

/** SQL for what a task is about, as JSON; it needs {@link SUBJECT_JOINS}. */
export const SUBJECT = sql<TaskSubject | null>`case
  when t.animal_id is not null then json_build_object('kind', 'animal', 'id', n.id, 'name', n.name,
    'state', case when n.archived_at is null then 'present' else 'deleted' end)
  when t.user_id is not null then json_build_object('kind', 'user', 'id', u.id, 'name', ${fullName("u")},
    'state', case when u.closed_at is not null then 'closed' when u.archived_at is not null then 'deleted' else 'present' end)
  when t.adoption_id is not null then json_build_object('kind', 'adoption', 'id', d.id,
    'name', dn.name || ', ' || ${fullName("du")}, 'state', case when d.outcome is null then 'present' else 'ended' end)
  end`;
export const SUBJECT_JOINS = sql`left join animals as n on n.id = t.animal_id left join users as u on u.id = t.user_id
  left join adoptions as d on d.id = t.adoption_id left join animals as dn on dn.id = d.animal_id
  left join users as du on du.id = d.user_id`;

type Row = Omit<StoredTask, "doneAt" | "createdAt" | "actions"> & { done_at: Date | null; created_at: Date };

/** SQL for whole tasks. @param ids of them */
const tasksOf = (ids: RawBuilder<unknown>) => sql<Row>`
  select t.id, t.title, t.due_on as "dueOn", t.assignee_id as "assigneeId", ${fullName("e")} as "assigneeName",
    t.animal_id as "animalId", t.user_id as "userId", t.adoption_id as "adoptionId", ${SUBJECT} as subject, t.repeat,
    t.month_day as "monthDay", t.done_at, ${employeeOf("t.done_by")} as "doneBy", next.due_on as "nextDueOn",
    t.created_at, ${employeeOf("t.created_by")} as "createdBy"
  from (${ids}) as page join tasks as t on t.id = page.id left join employees as e on e.id = t.assignee_id
    left join tasks as next on next.previous_id = t.id and t.done_at is not null ${SUBJECT_JOINS}`;

const OF_OPEN = { done: "tasks.write", edit: "tasks.write", delete: "tasks.write" } as const;
const OF_DONE = { undone: "tasks.write", delete: "tasks.write" } as const;

const present = ({ done_at, created_at, ...row }: Row, actor: SignedIn): StoredTask => ({
  ...row,
  doneAt: instantOrNull(done_at),
  createdAt: instant(created_at),
  actions: done_at ? permitted(actor, OF_DONE) : permitted(actor, OF_OPEN),
});

/** SQL for the tasks of each part of the list. */
const VIEWS: Readonly<Record<TaskView, (me: number) => RawBuilder<unknown>>> = {
  open: () => sql`t.done_at is null`,
  mine: (me) => sql`t.done_at is null and t.assignee_id = ${me}`,
  done: () => sql`t.done_at is not null`,
  all: () => sql`true`,
};

/** What waits comes first: what is late, then mine and anybody's before those of others, by day; of what is done, the latest. */
function usualOrder(view: TaskView, me: number, day: string) {
  const isLate = descending(sql`(t.due_on < ${day}::date)`);
  const byDay = [ascending(sql`t.due_on`), ascending(sql`t.id`)];
  const ofOthers = ascending(sql`(t.assignee_id is not null and t.assignee_id <> ${me})`);
  if (view === "mine") return orderBy(...byDay);
  if (view === "open") return orderBy(isLate, ofOthers, ...byDay);
  const latest = descending(sql`t.done_at`);
  if (view === "done") return orderBy(latest, descending(sql`t.id`));
  return orderBy(ascending(sql`(t.done_at is not null)`), isLate, ofOthers, ...byDay);
}

const sorts = (): Record<(typeof TASK_SORTS)[number], RawBuilder<unknown>> => ({
  title: alphabetical("t.title"),
  dueOn: sql`t.due_on`,
  assigneeName: sql`coalesce(e.name || ' ' || e.surname, '') collate "pl-x-icu"`,
});

function taskList(
  { db, clock }: System,
  actor: SignedIn,
  { q, view, sort, animalId, userId, adoptionId }: TaskQuery,
): SqlList {
  const me = actor.personId;
  const conditions = [
    VIEWS[view](me),
    isVisible(db, actor),
    ...(q ? [containsIndexed(sql.ref("t.title_folded"), q)] : []),
    ...(animalId ? [sql`t.animal_id = ${animalId}`] : []),
    ...(userId ? [sql`t.user_id = ${userId}`] : []),
    ...(adoptionId ? [sql`t.adoption_id = ${adoptionId}`] : []),
  ];
  const id = sql`t.id`;
  return {
    id,
    found: sql`tasks as t left join employees as e on e.id = t.assignee_id where ${sql.join(conditions, sql` and `)}`,
    order: orderOf(sort, sorts(), id, usualOrder(view, me, today(clock))),
  };
}

/** One page of the tasks that this person may read. */
export async function listTasks(context: Context<Actor>, query: TaskQuery): Promise<PageOf<StoredTask>> {
  const me = signedIn(context.actor);
  const page = await pageOfIds(context.db, taskList(context, me, query), tasksOf, query);
  return { ...page, items: page.items.map((row) => present(row, me)) };
}

/** One task, or undefined when there is none for this person. */
export async function findTask({ db, actor }: Context<Actor>, id: number): Promise<StoredTask | undefined> {
  const me = signedIn(actor);
  const ids = sql`select t.id from tasks as t where t.id = ${id} and ${isVisible(db, me)}`;
  const { rows } = await tasksOf(ids).execute(db);
  return rows.map((row) => present(row, me))[0];
}

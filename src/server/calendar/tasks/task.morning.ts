import { sql } from "kysely";
import type { Waiting } from "../../../contract/calendar/morning-and-search.ts";
import { today } from "../../base/clock.ts";
import { may } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { MORNING_LIMIT } from "../../parts/sources/sources.ts";
import { isVisible, SUBJECT, SUBJECT_JOINS } from "./task.queries.ts";

/** Tasks that are due, the oldest first: employees have their own and anybody's, admins all. */
export function tasksDue({ db, clock, actor }: Context): Promise<Waiting["task"][]> {
  const readsAll = may(actor, "dashboard.readAll");
  return rowsOf(
    db,
    sql<Waiting["task"]>`
      select t.id, t.title, t.due_on as "dueOn", t.animal_id as "animalId", ${SUBJECT} as subject
      from tasks as t ${SUBJECT_JOINS}
      where t.done_at is null and t.due_on <= ${today(clock)}::date and ${isVisible(db, actor)}
        ${readsAll ? sql`` : sql`and (t.assignee_id is null or t.assignee_id = ${actor.personId})`}
      order by t.due_on, t.id limit ${MORNING_LIMIT}`,
  );
}

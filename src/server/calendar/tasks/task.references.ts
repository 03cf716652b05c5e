import type { TaskRequest } from "../../../contract/calendar/tasks.ts";
import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { visibleTo } from "../../adoption/adoption.queries.ts";
import type { Actor } from "../../base/actor.ts";
import type { Context } from "../../database/context.ts";
import { lockReference } from "../../database/locks.ts";
import type { Db } from "../../database/pool.ts";
import { signedIn } from "./task.queries.ts";

/** Whom and what a task names. */
export type Named = { [Name in "assigneeId" | "animalId" | "userId" | "adoptionId"]: number | null };
export const namedBy = ({ assigneeId, animalId, userId, adoptionId }: Partial<TaskRequest>): Named => ({
  assigneeId: assigneeId ?? null,
  animalId: animalId ?? null,
  userId: userId ?? null,
  adoptionId: adoptionId ?? null,
});

const SUBJECTS = ["animalId", "userId", "adoptionId"] as const;

/**
 * Locks whom and what a task names anew, so that nobody deletes them meanwhile, and says what is wrong with it: the animal or
 * user is gone, this person may not see the adoption, the assignee does not work here or may not see it.
 * @param before what it named; that may stay although it is gone since
 */
export async function referenceErrors(context: Context<Actor>, named: Named, before?: Named): Promise<FieldErrors[]> {
  const text = recordTexts().tasks;
  const given = SUBJECTS.filter((field) => named[field] !== null);
  const second = given[1];
  if (second) return [{ field: second, errors: [text.oneSubject] }];
  const errors: FieldErrors[] = [];
  const isNew = (field: keyof Named) => named[field] !== null && named[field] !== before?.[field];
  for (const field of given) {
    if (isNew(field) && !(await LOCKS[field](context, named[field] as number)))
      errors.push({ field, errors: [text[SENTENCE[field]]] });
  }
  if (isNew("assigneeId") && !(await lockReference(context.db, "employees", named.assigneeId as number)))
    errors.push({ field: "assigneeId", errors: [text.assignee] });
  const isPairNew = isNew("assigneeId") || isNew("adoptionId");
  if (errors.length === 0 && isPairNew && !(await maySeeAdoption(context.db, named)))
    errors.push({ field: "assigneeId", errors: [text.assigneeHasNoAdoption] });
  return errors;
}

const SENTENCE = { animalId: "animal", userId: "user", adoptionId: "adoption" } as const;

const LOCKS: Record<(typeof SUBJECTS)[number], (context: Context<Actor>, id: number) => Promise<boolean>> = {
  animalId: ({ db }, id) => lockReference(db, "animals", id),
  async userId({ db }, id) {
    const user = db.selectFrom("users").select("id").where("id", "=", id);
    const present = user.where("archived_at", "is", null).where("closed_at", "is", null);
    return (await present.forNoKeyUpdate().executeTakeFirst()) !== undefined;
  },
  async adoptionId({ db, actor }, id) {
    const adoption = visibleTo(db, signedIn(actor)).where("a.id", "=", id).select("a.id");
    return (await adoption.forKeyShare("a").executeTakeFirst()) !== undefined;
  },
};

/** Whether the assignee may see the adoption that a task is about: otherwise they could not see the task. */
async function maySeeAdoption(db: Db, { assigneeId, adoptionId }: Named): Promise<boolean> {
  if (assigneeId === null || adoptionId === null) return true;
  const { is_admin } = await db
    .selectFrom("employees")
    .select("is_admin")
    .where("id", "=", assigneeId)
    .executeTakeFirstOrThrow();
  const assignee = { role: is_admin ? "admin" : "employee", personId: assigneeId } as const;
  const adoption = visibleTo(db, assignee).where("a.id", "=", adoptionId).select("a.id");
  return (await adoption.executeTakeFirst()) !== undefined;
}

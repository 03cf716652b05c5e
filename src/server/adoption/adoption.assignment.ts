import { type Kysely, type SqlBool, sql } from "kysely";
import { recordTexts } from "../../contract/texts/texts.ts";
import { lockActiveEmployees } from "../accounts/employee.locks.ts";
import { conflict, invalid, notFound } from "../base/errors.ts";
import { anyOf } from "../database/any-of.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Context } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import type { DB } from "../database/schema.generated.ts";
import { audited } from "../platform/audit/audit.commands.ts";

/**
 * The employees to whom a stage of an adoption is assigned when it opens: the main caretaker of the animal's group,
 * otherwise all its caretakers, otherwise nobody; admins can always act (rules §4). Archived employees are left out. The
 * employees' rows are locked, so that none of them is archived meanwhile.
 */
export async function assigneesFor(db: Db, animalId: number): Promise<number[]> {
  return (await assigneesByAnimal(db, [animalId])).get(animalId) ?? [];
}

/** The same for several animals. Animals without caretakers are not in the map. */
export async function assigneesByAnimal(db: Db, animalIds: readonly number[]): Promise<Map<number, number[]>> {
  const byAnimal = new Map<number, number[]>();
  if (animalIds.length === 0) return byAnimal;
  for (const { animalId, employeeId } of await selectAssignees(db, { animalIds })) {
    byAnimal.set(animalId, [...(byAnimal.get(animalId) ?? []), employeeId]);
  }
  return byAnimal;
}

/** The assignment rule as a query, which is part of other statements. */
const assigneesByRule = (db: Db, animalIds: readonly number[]) =>
  db
    .selectFrom("animals as a")
    .innerJoin("animal_group_caretakers as c", "c.animal_group_id", "a.animal_group_id")
    .innerJoin("employees as e", (join) => join.onRef("e.id", "=", "c.employee_id").on("e.archived_at", "is", null))
    .where("a.id", "=", anyOf(animalIds))
    .where(
      sql<SqlBool>`(c.is_main_caretaker or not exists (
        select from animal_group_caretakers m join employees me on me.id = m.employee_id and me.archived_at is null
        where m.animal_group_id = a.animal_group_id and m.is_main_caretaker))`,
    )
    .select(["a.id as animalId", "c.employee_id as employeeId"])
    .forKeyShare("e");

const selectAssignees = compiledOnce((db, { animalIds }: { animalIds: readonly number[] }) =>
  assigneesByRule(db, animalIds),
);

/** A stage that opens at a moment, unless `opens` is false: parts of statements that are built once. */
export type NewStage = {
  adoptionId: number;
  animalIds: readonly number[];
  stageType: number;
  at: Date;
  opens: boolean;
};

/** Opens a stage, or opens it again, as part of a statement: its id and the moment. */
export const openedStage = (tx: Pick<Db, "insertInto">, { adoptionId, stageType, at, opens }: NewStage) =>
  tx
    .insertInto("adoption_stages")
    .columns(["adoption_id", "type", "opened_at"])
    .expression(sql`select ${adoptionId}::int, ${stageType}::smallint, ${at}::timestamptz where ${opens}::boolean`)
    // A contract that is taken back opens the stage before once more.
    .onConflict((before) => before.columns(["adoption_id", "type"]).doUpdateSet({ opened_at: at, closed_at: null }))
    .returning(["id", "opened_at"]);

/** Assigns what {@link openedStage} opened under the name `opened` by the rule, as part of the same statement. */
export const assignedStage = (
  tx: Pick<Kysely<DB & { opened: { id: number; opened_at: Date } }>, "with">,
  { animalIds }: NewStage,
  db: Db,
) =>
  tx
    .with("chosen", () => assigneesByRule(db, animalIds))
    .insertInto("adoption_stage_assignees")
    .columns(["stage_id", "employee_id", "assigned_at"])
    .expression(({ selectFrom }) =>
      selectFrom(["opened", "chosen"]).select(["opened.id", "chosen.employeeId", "opened.opened_at"]),
    )
    .onConflict((before) =>
      before
        .columns(["stage_id", "employee_id"])
        .doUpdateSet(({ ref }) => ({ assigned_at: ref("excluded.assigned_at"), end_at: null })),
    );

const insertStage = compiledOnce((db, stage: NewStage) =>
  assignedStage(
    db.with("opened", (tx) => openedStage(tx, stage)),
    stage,
    db,
  ),
);

/** Opens a stage, or opens it again, and assigns it by the rule. */
export async function openStage(
  db: Db,
  { animalId, ...stage }: Omit<NewStage, "animalIds" | "opens"> & { animalId: number },
): Promise<void> {
  await insertStage(db, { ...stage, animalIds: [animalId], opens: true });
}

/** Assigns the open stage to the employees that an admin chose (rules §4). @throws HttpProblem 404, 409, 400 */
export function setAssignees(context: Context, adoptionId: number, employeeIds: readonly number[]): Promise<void> {
  return audited(context, "assign", { subject: "adoption", id: adoptionId }, async ({ db: tx, clock }, differ) => {
    const adoption = await tx
      .selectFrom("adoptions")
      .select("outcome")
      .where("id", "=", adoptionId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound(recordTexts().adoptions.notFound));
    if (adoption.outcome) throw conflict(recordTexts().adoptions.stale);
    const wanted = [...new Set(employeeIds)];
    const known = await lockActiveEmployees(tx, wanted);
    if (known.size < wanted.length) {
      throw invalid([{ field: "employeeIds", errors: [recordTexts().caretakers.invalid] }]);
    }
    const { id } = await tx
      .selectFrom("adoption_stages")
      .select("id")
      .where("adoption_id", "=", adoptionId)
      .where("closed_at", "is", null)
      .executeTakeFirstOrThrow();
    const before = await assigneesOf(tx, id);
    await replaceAssignees(tx, id, wanted, clock.now());
    const assignees = namesOf(await assigneesOf(tx, id));
    differ({ assignees: namesOf(before) }, { assignees }, { employeeIds: before.map((one) => one.id) });
  });
}

const namesOf = (people: readonly { name: string; surname: string }[]): string[] =>
  people.map(({ name, surname }) => `${name} ${surname}`);

/** Those whom a stage is assigned to. */
async function assigneesOf(tx: Db, stageId: number): Promise<{ id: number; name: string; surname: string }[]> {
  return tx
    .selectFrom("adoption_stage_assignees as x")
    .innerJoin("employees as e", "e.id", "x.employee_id")
    .select(["e.id", "e.name", "e.surname"])
    .where("x.stage_id", "=", stageId)
    .where("x.end_at", "is", null)
    .orderBy("e.id")
    .execute();
}

/** Replaces the assignees of a stage. An employee may be assigned to it again. */
export async function replaceAssignees(
  tx: Db,
  stageId: number,
  employeeIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable("adoption_stage_assignees")
    .set({ end_at: now })
    .where("stage_id", "=", stageId)
    .where("end_at", "is", null)
    .where(({ not, eb }) => not(eb("employee_id", "=", anyOf(employeeIds))))
    .execute();
  if (employeeIds.length === 0) return;
  await tx
    .insertInto("adoption_stage_assignees")
    .values(employeeIds.map((employee_id) => ({ stage_id: stageId, employee_id, assigned_at: now })))
    .onConflict((existing) => existing.columns(["stage_id", "employee_id"]).doUpdateSet({ end_at: null }))
    .execute();
}

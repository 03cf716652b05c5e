import type { AnimalGroup, AnimalGroupChange, AnimalGroupRequest } from "../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, HttpProblem, invalid, notFound } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { addRow, changeRows } from "../../database/rows.ts";
import { newTexts, saveTexts } from "../../database/translations.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import type { WithAdoptions } from "../adoptions-of-animal.ts";
import { findAnimalGroup } from "./animal-group.queries.ts";

type LockedGroup = { isArchived: boolean; name: string; names: unknown; description: string; descriptions: unknown };

/** Locks a group. It is locked before any of its animals, so that changes of one group run one after another. @throws HttpProblem 404 */
async function lockGroup(tx: Db, id: number): Promise<LockedGroup> {
  const { archived_at, ...group } = await tx
    .selectFrom("animal_groups")
    .select(["archived_at", "name", "names", "description", "descriptions"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound(recordTexts().groups.notFound));
  return { isArchived: archived_at !== null, ...group };
}

/** Locks a group that is not archived. @throws HttpProblem 404, for an archived one too */
export async function lockActiveGroup(tx: Db, id: number): Promise<LockedGroup> {
  const group = await lockGroup(tx, id);
  if (group.isArchived) throw notFound(recordTexts().groups.notFound);
  return group;
}

/** The ids of a group's animals. */
export async function animalIdsOf(tx: Db, groupId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("animals")
    .select("id")
    .where("animal_group_id", "=", groupId)
    .where("archived_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Turns a duplicate name into a 409 at the field. */
const rethrowAsTaken = (error: unknown) => {
  const errors = [{ field: "name", errors: [recordTexts().groups.nameTaken] }];
  throw isUniqueViolation(error) ? new HttpProblem(409, recordTexts().groups.nameTaken, errors) : error;
};

async function requireAnimals(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom("animals")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where("archived_at", "is", null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const errors = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ field: `animalIds.${at}`, errors: [recordTexts().groups.invalidAnimal] }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** Sets the animals of a group. Their open stages are assigned to its caretakers (rules §4). @throws HttpProblem 400 */
async function setAnimals(
  { db: tx, clock, adoptions }: Context & WithAdoptions,
  groupId: number,
  wanted: readonly number[],
): Promise<void> {
  const now = clock.now();
  const present = await animalIdsOf(tx, groupId);
  const leaving = present.filter((id) => !wanted.includes(id));
  const joining = wanted.filter((id) => !present.includes(id));
  const setGroup = async (ids: readonly number[], animal_group_id: number | null) => {
    if (ids.length === 0) return;
    const isRemoval = animal_group_id === null;
    await tx
      .updateTable("animals")
      .set({ animal_group_id, updated_at: now })
      .where("id", "=", anyOf(ids))
      .$if(isRemoval, (animals) => animals.where("animal_group_id", "=", groupId))
      .execute();
  };
  await adoptions.reassignOpenStages(tx, { animalIds: [...leaving, ...joining], now }, async () => {
    await requireAnimals(tx, wanted);
    await setGroup(leaving, null);
    await setGroup(joining, groupId);
  });
}

/** Adds a group (rules §3). @throws HttpProblem 409 when the name is taken, 400 for unknown animals */
export async function addGroup(
  context: Context & WithAdoptions,
  { animalIds = [], ...group }: AnimalGroupRequest,
): Promise<AnimalGroup> {
  const added = (groupId: number) => ({ subject: "animal group", id: groupId });
  const groupId = await audited(context, "create", added, async (within) => {
    const id = await addRow(within.db, "animal_groups", {
      ...newTexts(group, "name", "description"),
      created_at: within.clock.now(),
    }).catch(rethrowAsTaken);
    await setAnimals(within, id, [...new Set(animalIds)]);
    return id;
  });
  return findAnimalGroup(context, groupId);
}

/** Changes a group's name, description and animals (rules §3, §11). @throws HttpProblem 404, 409, 400 */
export async function changeGroup(
  context: Context & WithAdoptions,
  id: number,
  { animalIds, ...group }: AnimalGroupChange,
): Promise<AnimalGroup> {
  await audited(context, "edit", { subject: "animal group", id }, async (within, differ) => {
    const tx = within.db;
    const before = await lockActiveGroup(tx, id);
    const seen = { ...before, ...(animalIds && { animalIds: await animalIdsOf(tx, id) }) };
    const missing = { name: recordTexts().groups.nameRequired, description: undefined };
    await saveTexts(tx, { table: "animal_groups", id }, group, missing).catch(rethrowAsTaken);
    if (animalIds) await setAnimals(within, id, [...new Set(animalIds)]);
    differ(before, await lockGroup(tx, id), seen);
  });
  return findAnimalGroup(context, id);
}

/**
 * Puts one animal into a group, or takes it out of its group; its open stages are assigned anew (rules §4).
 * @throws HttpProblem 404
 */
export function moveToGroup(
  context: Context & WithAdoptions,
  animalId: number,
  animal_group_id: number | null,
): Promise<void> {
  const about = { subject: "animal", id: animalId, details: { animalGroup: animal_group_id } };
  return audited(context, "edit", about, async ({ db: tx, clock, adoptions }, differ) => {
    const joined = animal_group_id === null ? null : await lockActiveGroup(tx, animal_group_id);
    const now = clock.now();
    await adoptions.reassignOpenStages(tx, { animalIds: [animalId], now }, async () => {
      const left = await tx
        .selectFrom("animals as a")
        .innerJoin("animal_groups as g", "g.id", "a.animal_group_id")
        .where("a.id", "=", animalId)
        .select("g.name")
        .executeTakeFirst();
      const { numUpdatedRows } = await tx
        .updateTable("animals")
        .set({ animal_group_id, updated_at: now })
        .where("id", "=", animalId)
        .where("archived_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound(recordTexts().animals.notFound);
      differ({ animalGroupName: left?.name ?? null }, { animalGroupName: joined?.name ?? null });
    });
  });
}

/** Archives a group without animals (rules §1). @throws HttpProblem 404, 409 */
export function archiveGroup(context: Context, id: number): Promise<void> {
  return audited(context, "delete", { subject: "animal group", id }, async ({ db: tx, clock }) => {
    await lockActiveGroup(tx, id);
    if ((await animalIdsOf(tx, id)).length > 0) throw conflict(recordTexts().groups.hasAnimals);
    await tx.updateTable("animal_groups").set({ archived_at: clock.now() }).where("id", "=", id).execute();
  });
}

/** Restores an archived group; leaves any other as it is. @throws HttpProblem 404, 409 when another group has its name */
export async function restoreGroup(context: Context, id: number): Promise<AnimalGroup> {
  await inTransaction(context, async (within) => {
    const tx = within.db;
    if (!(await lockGroup(tx, id)).isArchived) return;
    await changeRows(tx, "animal_groups", id, { archived_at: null }).catch(rethrowAsTaken);
    await audit(within, "restore", { subject: "animal group", id });
  });
  return findAnimalGroup(context, id);
}

import { sql } from "kysely";
import type { AnimalChange, AnimalRequest } from "../../contract/animals/animal-form.ts";
import type { AnimalDetail } from "../../contract/animals/animals.ts";
import { changesPhotos } from "../../contract/platform/photo-form.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { type Clock, today } from "../base/clock.ts";
import { conflict, invalid, notFound, orNotFound } from "../base/errors.ts";
import { type Context, inTransaction, type WithSettings } from "../database/context.ts";
import { isMissingReference } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { addRow, changeRows } from "../database/rows.ts";
import { newTexts, saveTexts } from "../database/translations.ts";
import { audit, audited } from "../platform/audit/audit.commands.ts";
import { addPhotos, changePhotos } from "../platform/photos/owned-photos.ts";
import { prepareUploads, removeFiles, withStoredFiles } from "../platform/photos/photo.commands.ts";
import type { PhotoStore } from "../platform/photos/photo.store.ts";
import type { WithAdoptions } from "./adoptions-of-animal.ts";
import { columnsOf } from "./animal.fields.ts";
import { type LockedAnimal, lockAnimal, refuseIfInUse } from "./animal.locks.ts";
import { photosOfAnimal } from "./animal.photos.ts";
import { findAnimalForStaff } from "./animal.queries.ts";
import { bornOn } from "./birth.ts";
import { chipsOf, saveWeight } from "./care/body.commands.ts";
import { beginStay, type Intake, moveIntake } from "./stay.records.ts";
import { latestStay } from "./stays/stay.queries.ts";
import { deriveStatus } from "./stays/stay.status.ts";
import { planTreatments } from "./treatments/treatment.planning.ts";

export type AnimalContext = Context & WithSettings & WithAdoptions & { photoStore: PhotoStore };

const knows = (months: number | null | undefined): months is number => typeof months === "number";

/**
 * The approximate birth date of a new animal; from then on its age follows the calendar (rules §3). An animal that was born
 * in care was born on its first day; any other by its age, but not after it came in.
 */
function birthOf(
  { age, ageMonths, arrivalDate, intakeType }: Pick<NewAnimal, "age" | "ageMonths" | "arrivalDate" | "intakeType">,
  clock: Clock,
) {
  const day = today(clock);
  if (knows(ageMonths)) return bornOn(day, age ?? 0, ageMonths);
  if (age === undefined) return intakeType === "born_in_care" ? arrivalDate : null;
  const estimated = bornOn(day, age);
  // If the day of arrival gives the same age, it is the better estimate.
  return sql<string>`case when ${arrivalDate}::date between ${bornOn(day, age + 1)} + 1 and ${estimated}
    then ${arrivalDate}::date else ${estimated} end`;
}

/** The attribute type was deleted after the form was opened. */
const rethrowAsUnknownType = (error: unknown) => {
  const errors = [{ field: "attributeScores", errors: [recordTexts().animalForm.scores] }];
  throw isMissingReference(error) ? invalid(errors) : error;
};

async function saveScores(tx: Db, id: number, scores: AnimalRequest["attributeScores"]): Promise<void> {
  if (scores.length === 0) return;
  await tx
    .insertInto("animal_attribute_scores")
    .values(scores.map(({ attributeTypeId, score }) => ({ animal_id: id, attribute_type_id: attributeTypeId, score })))
    .onConflict((existing) =>
      existing.columns(["animal_id", "attribute_type_id"]).doUpdateSet({ score: (row) => row.ref("excluded.score") }),
    )
    .execute()
    .catch(rethrowAsUnknownType);
}

async function readAnimal(context: Context, id: number): Promise<AnimalDetail> {
  return orNotFound(await findAnimalForStaff(context, id), recordTexts().animals.notFound);
}

/** A new animal. The form requires all its fields; at an intake some may be unknown. */
export type NewAnimal = Omit<AnimalRequest, Unknowable> & Partial<Pick<AnimalRequest, Unknowable>>;
type Unknowable = "sex" | "age" | "weight" | "breed";

type IntakeDetails = Pick<Intake, "condition" | "foundWhere" | "broughtBy" | "note">;

/** @returns the new animal's id */
async function insertAnimal(
  { db: tx, clock }: Context,
  animal: Omit<NewAnimal, "photos" | "attributeScores" | "status">,
): Promise<number> {
  const now = clock.now();
  return addRow(tx, "animals", {
    ...columnsOf(animal),
    ...newTexts(animal, "description"),
    name: animal.name,
    type: animal.type,
    where_found: animal.whereFound,
    arrival_date: animal.arrivalDate,
    born_on: birthOf(animal, clock),
    birth_month_known: knows(animal.ageMonths) || (animal.age === undefined && animal.intakeType === "born_in_care"),
    created_at: now,
    updated_at: now,
  });
}

/**
 * Adds an animal with its scores, pictures and stay, all in one transaction (spec §7).
 * @param details of its intake
 * @param complete adds further records of the animal in the same transaction
 * @throws PhotoRefused 400, 413 or 415 at `photos.{index}`, before any file is stored
 */
export async function addAnimal(
  context: AnimalContext,
  { photos, attributeScores, status, ...animal }: NewAnimal,
  details: IntakeDetails = {},
  complete?: (within: AnimalContext, id: number) => Promise<unknown>,
): Promise<AnimalDetail> {
  const { weight, arrivalDate: intakeOn, intakeType } = animal;
  const pictures = await prepareUploads(photos);
  const added = (id: number) => ({ subject: "animal", id });
  const id = await withStoredFiles(context, pictures, (stored) =>
    audited(context, "create", added, async (within) => {
      const { db: tx, clock } = within;
      const animalId = await insertAnimal(within, animal);
      if (weight !== undefined) await saveWeight(within, animalId, { on: today(clock), kg: weight });
      await beginStay(within, { ...details, animalId, intakeOn, intakeType });
      if (status === "Adopted")
        await within.adoptions.applyFormStatus(within, { id: animalId, status: "Available" }, status);
      await saveScores(tx, animalId, attributeScores);
      await addPhotos(tx, photosOfAnimal(animalId), stored, photos);
      await complete?.(within, animalId);
      return animalId;
    }),
  );
  return readAnimal(context, id);
}

/** Saves a changed age. An unchanged one keeps the birth date, or every save would make the animal younger. */
async function saveAge(tx: Db, id: number, { age, ageMonths }: AnimalChange, clock: Clock): Promise<void> {
  const day = today(clock);
  const current = (part: "year" | "month") =>
    sql<number>`extract(${sql.lit(part)} from age(${day}::date, a.born_on))::int`;
  const years = age ?? sql<number>`coalesce(${current("year")}, 0)`;
  const isChanged = knows(ageMonths)
    ? sql<boolean>`(not a.birth_month_known or ${current("year")} is distinct from ${years} or ${current("month")} is distinct from ${ageMonths})`
    : sql<boolean>`${current("year")} is distinct from ${years}`;
  await tx
    .updateTable("animals as a")
    .set({
      born_on: bornOn(day, years, ageMonths ?? 0),
      birth_month_known: knows(ageMonths),
    })
    .where("a.id", "=", id)
    .where(isChanged)
    .execute();
}

/**
 * Changes the records that follow from the form: a new arrival date moves the intake of the latest stay, a status ends or
 * begins a stay, a weight is added to the weights (rules §11, §14).
 * @throws HttpProblem 409
 */
async function changeRelatedRecords(
  context: AnimalContext,
  animal: LockedAnimal,
  { arrivalDate = animal.arrivalDate, status, notForAdoption, weight, isChipped }: AnimalChange,
): Promise<void> {
  const stay = arrivalDate === animal.arrivalDate ? undefined : await latestStay(context.db, animal.id);
  if (stay) await moveIntake(context, stay, arrivalDate);
  if (status !== undefined) await context.adoptions.applyFormStatus(context, animal, status);
  if (notForAdoption !== undefined) {
    await changeRows(context.db, "animals", animal.id, { not_for_adoption: notForAdoption });
    await deriveStatus(context, animal.id);
  }
  if (weight !== undefined && weight !== animal.weight) {
    await saveWeight(context, animal.id, { on: today(context.clock), kg: weight });
  }
  if (isChipped === false && (await chipsOf(context.db, animal.id)).length > 0) {
    throw conflict(recordTexts().care.chipKnown);
  }
}

/**
 * Changes an animal (rules §11).
 * @throws HttpProblem 404; 409 for a status that its adoption controls, or an arrival in another stay; 400 or 415 for a picture
 */
export async function changeAnimal(context: AnimalContext, id: number, change: AnimalChange): Promise<AnimalDetail> {
  const { attributeScores, age, ageMonths } = change;
  const pictures = await prepareUploads(change.photos ?? []);
  const { left, after } = await withStoredFiles(context, pictures, (stored) =>
    audited(context, "edit", { subject: "animal", id }, async (within, differ) => {
      const { db: tx, clock } = within;
      const animal = await lockAnimal(tx, id);
      if (animal.isArchived) throw notFound(recordTexts().animals.notFound);
      const before = await readAnimal(within, id);
      await changeRelatedRecords(within, animal, change);
      await changeRows(tx, "animals", id, {
        ...columnsOf(change),
        arrival_date: change.arrivalDate,
        show_while_in_care: change.showWhileInCare,
        updated_at: clock.now(),
      });
      await saveTexts(tx, { table: "animals", id }, change, { description: undefined });
      if (age !== undefined || knows(ageMonths)) await saveAge(tx, id, change, clock);
      if (attributeScores) await saveScores(tx, id, attributeScores);
      await planTreatments(within, [id]);
      const left = changesPhotos(change) ? await changePhotos(tx, photosOfAnimal(id), change, stored) : [];
      const after = await readAnimal(within, id);
      differ(before, after);
      return { left, after };
    }),
  );
  await removeFiles(context.photoStore, left);
  return after;
}

/** Archives an animal: hidden everywhere, can be restored (rules §1). @throws HttpProblem 404, 409 */
export function archiveAnimal(context: Context, id: number): Promise<void> {
  return audited(context, "delete", { subject: "animal", id }, async ({ db: tx, clock }) => {
    const now = clock.now();
    const animal = await lockAnimal(tx, id, true);
    if (animal.isArchived) throw notFound(recordTexts().animals.notFound);
    await refuseIfInUse(tx, id, now);
    await tx.updateTable("animals").set({ archived_at: now, updated_at: now }).where("id", "=", id).execute();
  });
}

/**
 * Restores an archived animal. It loses its group if that is archived now. An animal that is not archived stays unchanged.
 * @throws HttpProblem 404
 */
export async function restoreAnimal(context: Context, id: number): Promise<AnimalDetail> {
  await inTransaction(context, async (within) => {
    const { db: tx, clock } = within;
    // The group is locked before the animal, as in changes of groups, to avoid deadlocks.
    const group = await tx
      .selectFrom("animal_groups as g")
      .innerJoin("animals as a", "a.animal_group_id", "g.id")
      .select(["g.id", "g.archived_at"])
      .where("a.id", "=", id)
      .forShare("g")
      .executeTakeFirst();
    const animal = await lockAnimal(tx, id);
    if (!animal.isArchived) return;
    const keepsGroup = group !== undefined && group.id === animal.groupId && group.archived_at === null;
    await changeRows(tx, "animals", id, {
      archived_at: null,
      animal_group_id: keepsGroup ? animal.groupId : null,
      updated_at: clock.now(),
    });
    await audit(within, "restore", { subject: "animal", id });
  });
  return readAnimal(context, id);
}

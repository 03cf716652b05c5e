import type { z } from "zod";
import type { weightRequest } from "../../../contract/animals/care.ts";
import {
  MAX_WAITING,
  type OwnPlacementDetail,
  type ReportAnswer,
  type ReportRequest,
  type WaitingReport,
} from "../../../contract/animals/fosters.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited, type Subject } from "../../platform/audit/audit.commands.ts";
import { addPhotos } from "../../platform/photos/owned-photos.ts";
import { prepareUploads, removeFiles, withStoredFiles } from "../../platform/photos/photo.commands.ts";
import { PhotoRefused } from "../../platform/photos/photo.refusal.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { lockAnimal } from "../animal.locks.ts";
import { photosOfAnimal } from "../animal.photos.ts";
import { saveWeight } from "../care/body.commands.ts";
import { placementOfUser, readReport } from "./foster.queries.ts";

type WithStore = { photoStore: PhotoStore };

/**
 * Locks a user and then the animal of their placement (docs/decisions/0015).
 * @throws HttpProblem 404 for a placement that is not theirs; 409 for one that is over
 */
async function lockOwnPlacement({ db: tx, actor }: Context, id: number) {
  await lockUser(tx, { id: actor.personId });
  const found = tx
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("p.id", "=", id)
    .where("p.user_id", "=", actor.personId)
    .where("a.archived_at", "is", null)
    .select(["s.animal_id as animalId", "s.intake_on as intakeOn", "p.from_on as from", "p.until_on as until"]);
  const placement = await found.executeTakeFirstOrThrow(() => notFound(recordTexts().care.placementNotFound));
  await lockAnimal(tx, placement.animalId);
  const { until } = await found.executeTakeFirstOrThrow();
  if (until !== null) throw conflict(recordTexts().care.placementEnded(until));
  return placement;
}

/**
 * Saves a weight that a foster family sends. A second one for the same day corrects the first, but not a weight of the shelter.
 * @throws HttpProblem 404; 400 for a day before they had the animal; 409 when the placement is over or the shelter weighed it
 */
export async function sendWeight(
  context: Context,
  id: number,
  weight: z.output<ReturnType<typeof weightRequest>>,
): Promise<OwnPlacementDetail> {
  const about: Subject = { subject: "placement", id, details: { ...weight } };
  await audited(context, "weigh", about, async (within) => {
    const { animalId, from } = await lockOwnPlacement(within, id);
    if (weight.on < from) throw invalid([{ field: "on", errors: [recordTexts().fosters.beforePlacement] }]);
    const known = await within.db
      .selectFrom("weights")
      .select("placement_id")
      .where("animal_id", "=", animalId)
      .where("weighed_on", "=", weight.on)
      .executeTakeFirst();
    if (known && known.placement_id !== id) throw conflict(recordTexts().fosters.weighedByShelter(weight.on));
    await saveWeight(within, animalId, weight, id);
  });
  return placementOfUser(context.db, context.actor.personId, id);
}

async function refuseTooMany(tx: Db, placementId: number): Promise<void> {
  const { count } = await tx
    .selectFrom("foster_reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("placement_id", "=", placementId)
    .where("answer", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= MAX_WAITING) throw conflict(recordTexts().fosters.tooManyWaiting);
}

/**
 * Saves a note or a photo that a foster family sends. Until it is accepted, only they and staff see the photo.
 * @throws HttpProblem 404; 409 when the placement is over, or too much waits for staff; PhotoRefused
 */
export async function sendReport(
  context: Context & WithStore,
  id: number,
  { note, photo }: ReportRequest,
): Promise<OwnPlacementDetail> {
  // Decoding a picture is slow, so the placement is checked before it. `lockOwnPlacement` checks it again.
  const { actions } = await placementOfUser(context.db, context.actor.personId, id);
  const pictures = await prepareUploads(photo && actions.includes("report") ? [photo] : []).catch(nameField);
  await withStoredFiles(context, pictures, ([stored]) =>
    audited(context, "report", { subject: "placement", id }, async (within) => {
      await lockOwnPlacement(within, id);
      await refuseTooMany(within.db, id);
      await within.db
        .insertInto("foster_reports")
        .values({
          placement_id: id,
          sent_at: within.clock.now(),
          note,
          has_photo: stored !== undefined,
          photo_key: stored?.key ?? null,
          photo_width: stored?.width ?? null,
          photo_height: stored?.height ?? null,
        })
        .execute();
    }),
  );
  return placementOfUser(context.db, context.actor.personId, id);
}

/** Names the field `photo` in a refusal of the photo. @throws always */
function nameField(error: unknown): never {
  throw error instanceof PhotoRefused ? error.at("photo") : error;
}

/** Locks a report that nobody has answered. @throws HttpProblem 404, 409 */
async function lockReport(tx: Db, id: number) {
  const report = await tx
    .selectFrom("foster_reports")
    .select(["answer", "photo_key", "photo_width", "photo_height"])
    .where("id", "=", id)
    .forUpdate()
    // The sender may have closed their account meanwhile, which deletes reports without an answer.
    .executeTakeFirstOrThrow(() => notFound(recordTexts().fosters.reportNotFound));
  if (report.answer !== null) throw conflict(recordTexts().fosters.answered);
  return report;
}

/** @returns the key of a declined photo, whose file may be deleted after the commit */
async function recordAnswer(
  { db: tx, clock, actor }: Context,
  id: number,
  answer: ReportAnswer,
): Promise<string | undefined> {
  const { animalId, hasPhoto } = await readReport(tx, id);
  if (hasPhoto === (answer === "read")) throw invalid([{ field: "answer", errors: [recordTexts().fosters.answer] }]);
  await lockAnimal(tx, animalId);
  const { photo_key: key, photo_width: width, photo_height: height } = await lockReport(tx, id);
  await tx
    .updateTable("foster_reports")
    .set({ answer, answered_at: clock.now(), answered_by: actor.accountId })
    .set({ photo_key: null, photo_width: null, photo_height: null })
    .where("id", "=", id)
    .execute();
  if (key === null || width === null || height === null) return undefined;
  if (answer === "declined") return key;
  await addPhotos(tx, photosOfAnimal(animalId), [{ key, width, height }], []).catch((error: unknown) => {
    throw error instanceof PhotoRefused ? conflict(error.message) : error;
  });
  return undefined;
}

/**
 * Staff answer a report: an accepted photo becomes one of the animal's, a declined one is deleted, a note is read.
 * @throws HttpProblem 404; 400 for an answer that does not fit; 409 when somebody answered before, or the animal has 12 photos
 */
export async function answerReport(
  context: Context & WithStore,
  id: number,
  answer: ReportAnswer,
): Promise<WaitingReport> {
  const about: Subject = { subject: "foster report", id, details: { answer } };
  const declined = await audited(context, "answer", about, (within) => recordAnswer(within, id, answer));
  if (declined) await removeFiles(context.photoStore, [declined]);
  return readReport(context.db, id);
}

import type { Observation, ObservationRequest } from "../../../contract/animals/observations.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { addRow } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { StoredPhoto } from "../../platform/photos/photo.queries.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";
import { saveWeight } from "../care/body.commands.ts";
import { lockUnarchived } from "../care/care.locks.ts";
import { wasInShelter } from "../stays/stay.days.ts";
import { readObservation } from "./observation.queries.ts";

/**
 * Records what was seen of an animal; a weight becomes the animal's weight of that day. It may have left since: what was seen
 * while it was here stays true.
 * @param photo its file is stored already
 * @throws HttpProblem 404; 400 for a day outside its stays
 */
export async function addObservation(
  context: Context,
  animalId: number,
  body: ObservationRequest,
  photo?: StoredPhoto,
): Promise<Observation> {
  const { on, note, weightKg, photo: _bytes, ...signs } = body;
  const id = await audited(context, "observe", { subject: "animal", id: animalId, details: { on } }, async (within) => {
    const { db: tx, clock, actor } = within;
    await lockUnarchived(tx, animalId);
    if (!(await wasInShelter(tx, animalId, on))) {
      throw invalid([{ field: "on", errors: [recordTexts().care.notInStay] }]);
    }
    if (weightKg !== undefined) await saveWeight(within, animalId, { on, kg: weightKg });
    return addRow(tx, "observations", {
      animal_id: animalId,
      on_day: on,
      ...signs,
      note,
      weighed: weightKg !== undefined,
      photo_key: photo?.key ?? null,
      photo_width: photo?.width ?? null,
      photo_height: photo?.height ?? null,
      recorded_at: clock.now(),
      recorded_by: actor.accountId,
    });
  });
  return readObservation(context.db, id);
}

/** Deletes what was recorded by mistake; the weight of that day stays, which has its own correction. @throws HttpProblem 404 */
export async function undoObservation(context: Context, id: number): Promise<void> {
  const about = ({ animal }: { animal: number }) => ({ subject: "observation", id, details: { animal } });
  await audited(context, "undo", about, async ({ db: tx }) => {
    const gone = await tx
      .deleteFrom("observations")
      .where("id", "=", id)
      .returning(["animal_id as animal", "photo_key as key"])
      .executeTakeFirstOrThrow(() => notFound(recordTexts().observations.notFound));
    if (gone.key) await queuePhotoDeletion(tx, [gone.key]);
    return gone;
  });
}

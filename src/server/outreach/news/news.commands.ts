import type { News, NewsChange, NewsRequest } from "../../../contract/outreach/news.ts";
import { changesPhotos } from "../../../contract/platform/photo-form.ts";
import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type AnimalLinks, linkAnimals } from "../../animals/linked-animals.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import { lockReference } from "../../database/locks.ts";
import { addRow } from "../../database/rows.ts";
import { newTexts, saveTexts } from "../../database/translations.ts";
import {
  addPhotos,
  changePhotos,
  type PhotoOwner,
  photoIds,
  photosInOrder,
  removePhotos,
} from "../../platform/photos/owned-photos.ts";
import type { StoredPhoto } from "../../platform/photos/photo.queries.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";

/** An article as the owner of pictures; the first is its main one (rules §5). */
export const photosOfNews = (id: number): PhotoOwner =>
  photosInOrder({
    column: "news_id",
    id,
    most: PHOTO_LIMITS.perNews,
    tooMany: () => recordTexts().news.tooManyPhotos,
    notOwn: () => recordTexts().news.invalidPhoto,
  });

async function requireAuthor({ db }: System, employeeId: number): Promise<void> {
  if (await lockReference(db, "employees", employeeId)) return;
  throw invalid([{ field: "employeeId", errors: [recordTexts().news.employee] }]);
}

/** @returns when an item is published that is to come out then */
const publicationTime = ({ clock }: System, wanted: string | null): Date | null =>
  wanted === null ? null : wanted === "now" ? clock.now() : momentIn(clock.zone, wanted);

/** Where items keep the animals that they are about. */
export const NEWS_ANIMALS: AnimalLinks = { table: "news_animals", owner: "news_id" };

/**
 * Adds a news item, which is published at once or when the request says (spec §5, rules §5).
 * @param photos the files of its pictures
 * @returns its id
 * @throws HttpProblem 400 at `employeeId` for an unknown or archived employee, and at `animalIds` for such an animal
 */
export async function addNews(system: System, news: NewsRequest, photos: readonly StoredPhoto[]): Promise<number> {
  await requireAuthor(system, news.employeeId);
  const published_at = publicationTime(system, news.publishAt);
  const id = await addRow(system.db, "news", {
    ...newTexts(news, "title", "content"),
    employee_id: news.employeeId,
    created_at: system.clock.now(),
    published_at,
  });
  await linkAnimals(system.db, NEWS_ANIMALS, id, news.animalIds ?? []);
  await addPhotos(system.db, photosOfNews(id), photos, news.photos ?? []);
  return id;
}

/**
 * Changes a news item. Its author stays, even after they have left (rules §11).
 * @param photos the files of the pictures that are added
 * @throws HttpProblem as {@link addNews}; 400 for another record's pictures; 409 at `publishAt` when it has been published
 */
export async function changeNews(
  system: System,
  before: News,
  change: NewsChange,
  photos: readonly StoredPhoto[],
): Promise<void> {
  const { id, employeeId: author } = before;
  const { employeeId = author } = change;
  const { title, content } = recordTexts().news;
  if (employeeId !== author) await requireAuthor(system, employeeId);
  if (change.publishAt !== undefined) await reschedule(system, before, change.publishAt);
  await system.db.updateTable("news").set({ employee_id: employeeId }).where("id", "=", id).execute();
  if (change.animalIds) await linkAnimals(system.db, NEWS_ANIMALS, id, change.animalIds);
  await saveTexts(system.db, { table: "news", id }, change, { title, content });
  if (!changesPhotos(change)) return;
  await queuePhotoDeletion(system.db, await changePhotos(system.db, photosOfNews(id), change, photos));
}

async function reschedule(system: System, { id, status }: News, publishAt: string | null): Promise<void> {
  const { isPublished } = recordTexts().news;
  if (status === "Published") throw conflict(isPublished, undefined, [{ field: "publishAt", errors: [isPublished] }]);
  const published_at = publicationTime(system, publishAt);
  await system.db.updateTable("news").set({ published_at }).where("id", "=", id).execute();
}

/** Deletes a news item with its pictures (rules §1). */
export async function removeNews({ db }: System, { id }: News): Promise<void> {
  const owner = photosOfNews(id);
  await queuePhotoDeletion(db, await removePhotos(db, owner, await photoIds(db, owner)));
  await db.deleteFrom("news").where("id", "=", id).execute();
}

import { sql } from "kysely";
import type { News, NewsChange, NewsRequest } from "../../contract/news.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { momentIn } from "../../contract/time.ts";
import type { System } from "../context.ts";
import { lockReference } from "../database/locks.ts";
import { newTexts, saveTexts } from "../database/translations.ts";
import { conflict, invalid } from "../http/errors.ts";

async function requireAuthor({ db }: System, employeeId: number): Promise<void> {
  if (await lockReference(db, "employees", employeeId)) return;
  throw invalid([{ field: "employeeId", errors: [recordTexts().news.employee] }]);
}

/** @returns when an item is published that is to come out then */
const publicationTime = ({ clock }: System, wanted: string | null): Date | null =>
  wanted === null ? null : wanted === "now" ? clock.now() : momentIn(clock.zone, wanted);

/** Sets the animals that an item is about, in their order. @throws HttpProblem 400 at `animalIds` for an unknown or archived one */
async function setAnimals({ db }: System, newsId: number, animalIds: readonly number[]): Promise<void> {
  const ids = [...new Set(animalIds)];
  const known = await db
    .selectFrom("animals")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::int[])`)
    .where("archived_at", "is", null)
    .orderBy("id")
    .forKeyShare()
    .execute();
  if (known.length < ids.length) throw invalid([{ field: "animalIds", errors: [recordTexts().news.animals] }]);
  await db.deleteFrom("news_animals").where("news_id", "=", newsId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((animal_id, position) => ({ news_id: newsId, animal_id, position }));
  await db.insertInto("news_animals").values(rows).execute();
}

/**
 * Adds a news item, which is published at once or when the request says (spec §5, rules §5).
 * @returns its id
 * @throws HttpProblem 400 at `employeeId` for an unknown or archived employee
 */
export async function addNews(system: System, news: NewsRequest): Promise<number> {
  await requireAuthor(system, news.employeeId);
  const published_at = publicationTime(system, news.publishAt);
  const row = await system.db
    .insertInto("news")
    .values({
      ...newTexts(news, "title", "content"),
      employee_id: news.employeeId,
      created_at: system.clock.now(),
      published_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setAnimals(system, row.id, news.animalIds ?? []);
  return row.id;
}

/**
 * Changes a news item. Its author stays, even after they have left (rules §11).
 * @throws HttpProblem as {@link addNews}; 409 at `publishAt` when it has been published
 */
export async function changeNews(system: System, before: News, change: NewsChange): Promise<void> {
  const { id, employeeId: author } = before;
  const { employeeId = author } = change;
  const { title, content } = recordTexts().news;
  if (employeeId !== author) await requireAuthor(system, employeeId);
  if (change.publishAt !== undefined) await reschedule(system, before, change.publishAt);
  await system.db.updateTable("news").set({ employee_id: employeeId }).where("id", "=", id).execute();
  if (change.animalIds) await setAnimals(system, id, change.animalIds);
  await saveTexts(system.db, { table: "news", id }, change, { title, content });
}

async function reschedule(system: System, { id, status }: News, publishAt: string | null): Promise<void> {
  const { isPublished } = recordTexts().news;
  if (status === "Published") throw conflict(isPublished, undefined, [{ field: "publishAt", errors: [isPublished] }]);
  const published_at = publicationTime(system, publishAt);
  await system.db.updateTable("news").set({ published_at }).where("id", "=", id).execute();
}

/** Deletes a news item (rules §1). */
export async function removeNews({ db }: System, { id }: News): Promise<void> {
  await db.deleteFrom("news").where("id", "=", id).execute();
}

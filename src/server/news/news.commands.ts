import { NEWS_TEXT, type News, type NewsChange, type NewsRequest } from "../../contract/news.ts";
import { holdReference } from "../database/locks.ts";
import type { Work } from "../http/crud-routes.ts";
import { invalid } from "../http/errors.ts";

async function checkAuthor({ db }: Work, employeeId: number): Promise<void> {
  if (await holdReference(db, "employees", employeeId)) return;
  throw invalid([{ field: "employeeId", errors: [NEWS_TEXT.employee] }]);
}

/**
 * Publishes an item, now (spec §5).
 * @returns its id
 * @throws HttpProblem 400 at `employeeId` for somebody who is not there
 */
export async function addNews(work: Work, { employeeId, title, content }: NewsRequest): Promise<number> {
  await checkAuthor(work, employeeId);
  const row = await work.db
    .insertInto("news")
    .values({ title, content, employee_id: employeeId, created_at: work.clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes an item; who wrote it stays theirs when they have left (decisions §11). @throws HttpProblem as {@link addNews} */
export async function changeNews(work: Work, before: News, change: NewsChange): Promise<void> {
  const { employeeId, title, content } = { ...before, ...change };
  if (employeeId !== before.employeeId) await checkAuthor(work, employeeId);
  await work.db
    .updateTable("news")
    .set({ title, content, employee_id: employeeId })
    .where("id", "=", before.id)
    .execute();
}

/** Destroys an item (decisions §1). */
export async function removeNews({ db }: Work, { id }: News): Promise<void> {
  await db.deleteFrom("news").where("id", "=", id).execute();
}

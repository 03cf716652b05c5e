import { sql } from "kysely";
import type { PageOf } from "../../contract/lists.ts";
import type { NEWS_SORTS, News } from "../../contract/news.ts";
import { type PageRequest, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { alphabeticalText, descending, orderBy, orderOf } from "../database/sorting.ts";
import { textColumns } from "../database/translations.ts";
import { type Actor, isStaff, VISITOR } from "../sessions/actor.ts";

const allNews = (db: Db) => db.selectFrom("news as n").innerJoin("employees as e", "e.id", "n.employee_id");

const COLUMNS = [
  "n.id",
  "n.created_at",
  "n.employee_id as employeeId",
  sql<string>`e.name || ' ' || e.surname`.as("employeeFullName"),
] as const;

const texts = (actor: Actor) => textColumns("n", ["title", "content"], isStaff(actor));

const toNews = ({ created_at, ...row }: Omit<News, "createdAt"> & { created_at: Date }): News => ({
  ...row,
  createdAt: created_at.toISOString(),
});

type Sort = (typeof NEWS_SORTS)[number];
type ListQuery = PageRequest & { q?: string | undefined; sort?: Sort | `-${Sort}` | undefined };

const sorts = () => ({
  title: alphabeticalText("n.title"),
  content: alphabeticalText("n.content"),
  createdAt: sql`n.created_at`,
  employeeFullName: sql`(e.name || ' ' || e.surname) collate "pl-x-icu"`,
});

const NEWEST = orderBy(descending(sql`n.created_at`), descending(sql`n.id`));

/**
 * One page of the news, newest first (spec §2.6, rules §5).
 * @param query.q part of the title in any language, or of the author's name
 */
export async function listNews(db: Db, query: ListQuery, actor = VISITOR): Promise<PageOf<News>> {
  const { q } = query;
  const found = allNews(db).$if(Boolean(q), (news) =>
    news.where(({ or }) =>
      or([contains(sql.ref("n.title_folded"), q ?? ""), contains(sql.ref("e.name_folded"), q ?? "")]),
    ),
  );
  const page = await pageOf(
    db,
    found,
    (news) =>
      news
        .select(COLUMNS)
        .select(texts(actor))
        .orderBy(orderOf(query.sort, sorts(), sql`n.id`, NEWEST).forward),
    query,
  );
  return { ...page, items: page.items.map(toNews) };
}

/** One news item, or undefined. */
export async function findNews(db: Db, id: number, actor = VISITOR): Promise<News | undefined> {
  const row = await allNews(db).where("n.id", "=", id).select(COLUMNS).select(texts(actor)).executeTakeFirst();
  return row && toNews(row);
}

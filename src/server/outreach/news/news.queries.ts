import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { NEWS_SORTS, News, NewsStatus } from "../../../contract/outreach/news.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { hasPublicPage } from "../../animals/animal.queries.ts";
import { linkedAnimalsColumn } from "../../animals/linked-animals.ts";
import { type Actor, isStaff } from "../../base/actor.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";
import { type PageRequest, pageOf } from "../../database/paging.ts";
import { contains } from "../../database/search.ts";
import { alphabeticalText, descending, orderBy, orderOf } from "../../database/sorting.ts";
import { textColumns } from "../../database/translations.ts";
import { photosWhere } from "../../platform/photos/photo.queries.ts";
import { NEWS_ANIMALS } from "./news.commands.ts";

type Reader = Context<Actor>;

/** All that this person may read: before its time, an item is for staff alone (rules §5). */
const allNews = ({ db, clock, actor }: Reader) =>
  db
    .selectFrom("news as n")
    .innerJoin("employees as e", "e.id", "n.employee_id")
    .$if(!isStaff(actor), (news) => news.where("n.published_at", "<=", clock.now()));

const COLUMNS = [
  "n.id",
  "n.created_at",
  "n.published_at",
  "n.employee_id as employeeId",
  sql<string>`e.name || ' ' || e.surname`.as("employeeFullName"),
] as const;

/** The animals of an item; for visitors those that have a page, adopted ones among them. */
const animals = ({ actor }: Reader) =>
  linkedAnimalsColumn(NEWS_ANIMALS, sql`n.id`, isStaff(actor) ? undefined : hasPublicPage).as("animals");

const photos = () => photosWhere(sql`o.news_id = n.id`, sql`o.position`).as("photos");

const texts = ({ actor }: Reader) => textColumns("n", ["title", "content"], isStaff(actor));

type Row = Omit<News, "createdAt" | "publishedAt" | "status"> & { created_at: Date; published_at: Date | null };

function statusOf({ clock }: Reader, publishedAt: Date | null): NewsStatus {
  if (publishedAt === null) return "Draft";
  return publishedAt > clock.now() ? "Scheduled" : "Published";
}

/** Visitors do not learn how long before its publication an item was written. */
const toNews = (reader: Reader, { created_at, published_at, ...row }: Row): News => ({
  ...row,
  createdAt: instant(isStaff(reader.actor) || published_at === null ? created_at : published_at),
  publishedAt: instantOrNull(published_at),
  status: statusOf(reader, published_at),
});

type Sort = (typeof NEWS_SORTS)[number];
type ListQuery = PageRequest & { q?: string | undefined; sort?: Sort | `-${Sort}` | undefined };

const sorts = ({ actor }: Reader) => ({
  title: alphabeticalText("n.title"),
  content: alphabeticalText("n.content"),
  createdAt: isStaff(actor) ? sql`n.created_at` : sql`n.published_at`,
  employeeFullName: sql`(e.name || ' ' || e.surname) collate "pl-x-icu"`,
});

/** Drafts and what is to come stand before what was published; PostgreSQL has nulls first in this direction. */
const NEWEST = orderBy(descending(sql`n.published_at`), descending(sql`n.id`));

/**
 * One page of the news that this person may read, newest first (spec §2.6, rules §5).
 * @param query.q part of the title in any language, or of the author's name
 */
export async function listNews(reader: Reader, query: ListQuery): Promise<PageOf<News>> {
  const { q } = query;
  const found = allNews(reader).$if(Boolean(q), (news) =>
    news.where(({ or }) =>
      or([contains(sql.ref("n.title_folded"), q ?? ""), contains(sql.ref("e.name_folded"), q ?? "")]),
    ),
  );
  const page = await pageOf(
    reader.db,
    found,
    (news) =>
      news
        .select(COLUMNS)
        .select(texts(reader))
        .select([animals(reader), photos()])
        .orderBy(orderOf(query.sort, sorts(reader), sql`n.id`, NEWEST).forward),
    query,
  );
  return { ...page, items: page.items.map((row) => toNews(reader, row)) };
}

/** One news item, or undefined, also when this person may not read it yet. */
export async function findNews(reader: Reader, id: number): Promise<News | undefined> {
  const row = await allNews(reader)
    .where("n.id", "=", id)
    .select(COLUMNS)
    .select(texts(reader))
    .select([animals(reader), photos()])
    .executeTakeFirst();
  return row && toNews(reader, row);
}

/** Another item that a page leads to. */
export type NewsLink = Pick<News, "id" | "title" | "languages">;

/** The items published before and after one, as this person may read them. */
export async function newsBeside(
  reader: Reader,
  { id, publishedAt }: News,
): Promise<{ older: NewsLink | null; newer: NewsLink | null }> {
  const here = sql`(${publishedAt}::timestamptz, ${id}::int)`;
  const nearest = async (isBeside: RawBuilder<SqlBool>, order: RawBuilder<unknown>): Promise<NewsLink | null> => {
    const row = await allNews(reader)
      .where(isBeside)
      .select("n.id")
      .select(textColumns("n", ["title"], isStaff(reader.actor)))
      .orderBy(order)
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  };
  const place = sql`(n.published_at, n.id)`;
  return {
    older: await nearest(sql<SqlBool>`${place} < ${here}`, NEWEST.forward),
    newer: await nearest(sql<SqlBool>`${place} > ${here}`, NEWEST.backward),
  };
}

import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { PAGE_SIZE, type PageOf } from "../../contract/platform/lists.ts";
import type { Db } from "./pool.ts";
import type { Order } from "./sorting.ts";

/** The requested page of a list. `pageNumber` is the specification's other name for `page` (spec §7, rules §1). */
export type PageRequest = { page?: number | undefined; pageNumber?: number | undefined; pageSize: number };

// biome-ignore lint/complexity/noBannedTypes: kysely's own word for "nothing selected yet"
type Found<D, T extends keyof D> = SelectQueryBuilder<D, T, {}>;
type Fragment = RawBuilder<unknown>;
type Item = { id: number | string };

/**
 * One page of a list that stays short, with its total count, in one query. Lists that grow over the years use
 * {@link pageOfIds}.
 * @param found the rows of the list, with nothing selected yet
 * @param shape selects the columns (with `id`) and sorts
 * @returns the selected items; a page after the last one is empty and still has the total count (rules §11)
 */
export function pageOf<D, T extends keyof D, O extends Item>(
  db: Db,
  found: Found<D, T>,
  shape: (found: Found<D, T>) => SelectQueryBuilder<D, T, O>,
  wanted: PageRequest,
): Promise<PageOf<O>> {
  const total = sql<number>`(${found.select(({ fn }) => fn.countAll<number>().as("total_count"))})`;
  const { limit, skipped } = sliceOf(wanted);
  const items = shape(found).limit(limit);
  return readPage(db, total, sql`${skipped === 0 ? items : items.offset(skipped)}`, wanted);
}

/**
 * The rows of a list: the tables and conditions, and the joins that the order needs, without further ones. As a function of the
 * order where PostgreSQL reads a part of them in that order only when it is told to.
 */
type Rows = Fragment | ((order: Fragment) => Fragment);

/** A list, as parts of an SQL query. */
export type SqlList = {
  /** the id column */
  id: Fragment;
  found: Rows;
  order: Order;
  /** the number of rows, if it is known without counting `found` */
  total?: RawBuilder<number>;
  /** for lists with a search through other tables */
  search?: Search;
};

/**
 * There are two ways to a page of a search. `found` collects all matches and then sorts them, which is fast for few
 * matches. `walked` reads the whole list in its order until the page is full, which is fast for many matches.
 */
export type Search = {
  /** the whole list, with the search as a condition on each row */
  walked: Rows;
  /** the number of rows in the whole list */
  outOf: RawBuilder<number>;
};

/** From this offset on, a page is read from the nearer end of the list. */
const DEEP_OFFSET = 1000;

/**
 * {@link pageOf} for lists that grow. It finds the ids of the page first, often from an index alone, and joins only
 * those rows with the other tables.
 * @param shape selects the columns (with `id`) for the ids of the page; the order is added to it
 */
export async function pageOfIds<O extends Item>(
  db: Db,
  { search, ...list }: SqlList,
  shape: (page: Fragment) => RawBuilder<O>,
  wanted: PageRequest,
): Promise<PageOf<O>> {
  const total = list.total ?? sql<number>`(select count(*) from ${inOrder(list.found, list.order.forward)})`;
  const found = search ? await chooseSearch(db, { ...list, total }, search, wanted) : { ...list, total };
  return readPage(db, found.total, sql`${shape(idsOfPage(found, wanted))} order by ${found.order.forward}`, wanted);
}

type Counted = SqlList & { total: RawBuilder<number> };

/** Counts the matches of a search and chooses the faster of its two ways. */
async function chooseSearch(db: Db, list: Counted, { walked, outOf }: Search, wanted: PageRequest): Promise<Counted> {
  const { rows } = await sql<{
    matches: number;
    all: number;
  }>`select ${list.total} as matches, ${outOf} as "all"`.execute(db);
  const { matches, all } = rows[0] ?? { matches: 0, all: 0 };
  const { skipped } = sliceOf(wanted);
  const rowsToWalk = ((skipped + wanted.pageSize) * all) / Math.max(matches, 1);
  return { ...list, total: sql<number>`${matches}::bigint`, found: rowsToWalk < matches ? walked : list.found };
}

const inOrder = (rows: Rows, order: Fragment) => (typeof rows === "function" ? rows(order) : rows);

/** The ids of one page. */
function idsOfPage({ id, found, order }: Counted, wanted: PageRequest): Fragment {
  const { limit, skipped } = sliceOf(wanted);
  const idsBy = (by: Fragment) => sql`select ${id} as id from ${inOrder(found, by)} order by ${by}`;
  const ids = idsBy(order.forward);
  if (skipped === 0) return sql`${ids} limit ${limit}`;
  if (skipped < DEEP_OFFSET) return sql`${ids} limit ${limit} offset ${skipped}`;
  const isNearStart = sql`${skipped}::bigint * 2 < total_count`;
  const left = sql`total_count - ${skipped}::bigint`;
  // The outer limit tells the planner that few rows come; it cannot know that from the computed limits inside.
  return sql`
    select * from (
      (${ids}
       limit (select case when ${isNearStart} then ${limit}::bigint else 0 end from counted) offset ${skipped})
      union all
      (${idsBy(order.backward)}
       limit (select case when ${isNearStart} then 0 else greatest(0, least(${limit}::bigint, ${left})) end from counted)
       offset (select greatest(0, ${left} - ${limit}::bigint) from counted))
    ) as from_either_end limit ${limit}`;
}

async function readPage<O extends Item>(
  db: Db,
  total: RawBuilder<number>,
  items: Fragment,
  wanted: PageRequest,
): Promise<PageOf<O>> {
  const { rows } = await sql<O & { id: O["id"] | null; total_count: number }>`
    with counted as materialized (select ${total} as total_count)
    select counted.total_count, item.* from counted left join lateral (${items}) as item on true`.execute(db);
  const totalCount = rows[0]?.total_count ?? 0;
  return { items: rows.filter((row) => row.id !== null), page: pageIn(wanted), pageSize: wanted.pageSize, totalCount };
}

const pageIn = ({ page, pageNumber }: PageRequest): number => page ?? pageNumber ?? 1;

const USUAL_SIZES: ReadonlySet<number> = new Set(Object.values(PAGE_SIZE));

/**
 * The usual page sizes and the first page are literals in the SQL, not parameters: PostgreSQL assumes that an unknown
 * limit is a tenth of the table, and then plans the statement again at every call.
 */
function sliceOf(wanted: PageRequest): { limit: number | RawBuilder<number>; skipped: number } {
  const { pageSize } = wanted;
  const limit = USUAL_SIZES.has(pageSize) ? sql.lit(pageSize) : pageSize;
  return { limit, skipped: (pageIn(wanted) - 1) * pageSize };
}

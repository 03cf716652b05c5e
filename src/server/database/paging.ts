import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { PAGE_SIZE, type PageOf } from "../../contract/shared.ts";
import type { Db } from "./pool.ts";
import type { Order } from "./sorting.ts";

/** Which page a list was asked for; `pageNumber` is the specification's other name of `page` (spec §7, decisions §1). */
export type PageWanted = { page?: number | undefined; pageNumber?: number | undefined; pageSize: number };

// biome-ignore lint/complexity/noBannedTypes: kysely's own word for "nothing selected yet"
type Found<D, T extends keyof D> = SelectQueryBuilder<D, T, {}>;
type Fragment = RawBuilder<unknown>;
type Item = { id: number | string };

/**
 * One page of a list that stays short, and the count of all it has, in one question to the database. Lists that grow with
 * the shelter's age use {@link pageOfIds}.
 * @param found what belongs to the list, with nothing selected yet
 * @param shape selects the columns, `id` among them, and gives the order
 * @returns the items as selected; a page beyond the last is empty and still knows the count (decisions §11)
 */
export function pageOf<D, T extends keyof D, O extends Item>(
  db: Db,
  found: Found<D, T>,
  shape: (found: Found<D, T>) => SelectQueryBuilder<D, T, O>,
  wanted: PageWanted,
): Promise<PageOf<O>> {
  const total = sql<number>`(${found.select(({ fn }) => fn.countAll<number>().as("total_count"))})`;
  const { limit, skipped } = sliceOf(wanted);
  const items = shape(found).limit(limit);
  return answer(db, total, sql`${skipped === 0 ? items : items.offset(skipped)}`, wanted);
}

/** A list in SQL. */
export type SqlList = {
  /** the column of its ids */
  id: Fragment;
  /** what belongs to it: from where, on which conditions, with what the order needs and no more */
  found: Fragment;
  order: Order;
  /** how many there are, where that is known without counting `found` */
  total?: RawBuilder<number>;
  /** for lists that search through other tables (see {@link Search}) */
  search?: Search;
};

/**
 * The rows of a search can be collected first and sorted then, as `found` does, which is quick while they are few; or the
 * whole list is walked in its order until the page is full, which is quick when many match.
 */
export type Search = {
  /** what is walked: the whole list with the search as a condition of each row */
  walked: Fragment;
  /** how many rows are walked at most */
  outOf: RawBuilder<number>;
};

/** So many rows behind the first page, and the page is read from whichever end of the list is nearer. */
const DEEP = 1000;

/**
 * {@link pageOf} in SQL, for lists that grow: the page is cut from the ids alone, which an index may answer without a look
 * at the table, and only its rows are joined with what is shown beside them.
 * @param shape selects the columns, `id` among them, for the ids of the page; the order is added to it
 */
export async function pageOfIds<O extends Item>(
  db: Db,
  { search, ...list }: SqlList,
  shape: (page: Fragment) => RawBuilder<O>,
  wanted: PageWanted,
): Promise<PageOf<O>> {
  const total = list.total ?? sql<number>`(select count(*) from ${list.found})`;
  const found = search ? await searched(db, { ...list, total }, search, wanted) : { ...list, total };
  return answer(db, found.total, sql`${shape(sliced(found, wanted))} order by ${found.order.forward}`, wanted);
}

type Counted = SqlList & { total: RawBuilder<number> };

/** Counts what a search finds, and takes the shorter way to its page. */
async function searched(db: Db, list: Counted, { walked, outOf }: Search, wanted: PageWanted): Promise<Counted> {
  const { rows } = await sql<{ hits: number; all: number }>`select ${list.total} as hits, ${outOf} as "all"`.execute(
    db,
  );
  const { hits, all } = rows[0] ?? { hits: 0, all: 0 };
  const { skipped } = sliceOf(wanted);
  const toWalk = ((skipped + wanted.pageSize) * all) / Math.max(hits, 1);
  return { ...list, total: sql<number>`${hits}::bigint`, found: toWalk < hits ? walked : list.found };
}

/** The ids of one page. */
function sliced({ id, found, order }: Counted, wanted: PageWanted): Fragment {
  const { limit, skipped } = sliceOf(wanted);
  const ids = sql`select ${id} as id from ${found} order by`;
  if (skipped === 0) return sql`${ids} ${order.forward} limit ${limit}`;
  if (skipped < DEEP) return sql`${ids} ${order.forward} limit ${limit} offset ${skipped}`;
  const isNearStart = sql`${skipped}::bigint * 2 < total_count`;
  const left = sql`total_count - ${skipped}::bigint`;
  // The limit outside says how few rows come, which cannot be seen from the reckoned ones inside.
  return sql`
    select * from (
      (${ids} ${order.forward}
       limit (select case when ${isNearStart} then ${limit}::bigint else 0 end from counted) offset ${skipped})
      union all
      (${ids} ${order.backward}
       limit (select case when ${isNearStart} then 0 else greatest(0, least(${limit}::bigint, ${left})) end from counted)
       offset (select greatest(0, ${left} - ${limit}::bigint) from counted))
    ) as from_either_end limit ${limit}`;
}

async function answer<O extends Item>(
  db: Db,
  total: RawBuilder<number>,
  items: Fragment,
  wanted: PageWanted,
): Promise<PageOf<O>> {
  const { rows } = await sql<O & { id: O["id"] | null; total_count: number }>`
    with counted as materialized (select ${total} as total_count)
    select counted.total_count, item.* from counted left join lateral (${items}) as item on true`.execute(db);
  const totalCount = rows[0]?.total_count ?? 0;
  return { items: rows.filter((row) => row.id !== null), page: pageIn(wanted), pageSize: wanted.pageSize, totalCount };
}

/** One page of a list that is in memory. */
export function pageOfArray<T>(all: readonly T[], wanted: PageWanted): PageOf<T> {
  const { pageSize } = wanted;
  const { skipped } = sliceOf(wanted);
  return { items: all.slice(skipped, skipped + pageSize), page: pageIn(wanted), pageSize, totalCount: all.length };
}

const pageIn = ({ page, pageNumber }: PageWanted): number => page ?? pageNumber ?? 1;

const USUAL_SIZES: ReadonlySet<number> = new Set(Object.values(PAGE_SIZE));

/**
 * Usual sizes and the first page are written out, not sent as values: PostgreSQL takes an unknown limit for a tenth of
 * the table and then plans the statement anew at every call.
 */
function sliceOf(wanted: PageWanted): { limit: number | RawBuilder<number>; skipped: number } {
  const { pageSize } = wanted;
  const limit = USUAL_SIZES.has(pageSize) ? sql.lit(pageSize) : pageSize;
  return { limit, skipped: (pageIn(wanted) - 1) * pageSize };
}

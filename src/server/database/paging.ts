import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { PAGE_SIZE, type PageOf } from "../../contract/shared.ts";
import type { Db } from "./pool.ts";

/** Which page a list was asked for; `pageNumber` is the specification's other name of `page` (spec §7, decisions §1). */
export type PageWanted = { page?: number | undefined; pageNumber?: number | undefined; pageSize: number };

// biome-ignore lint/complexity/noBannedTypes: kysely's own word for "nothing selected yet"
type Found<D, T extends keyof D> = SelectQueryBuilder<D, T, {}>;
type Fragment = RawBuilder<unknown>;
type Item = { id: number | string };

/**
 * One page of a list and the count of all it has, in one question to the database.
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
  const counted = found.select(({ fn }) => fn.countAll<number>().as("total_count"));
  const { limit, offset } = sliceOf(wanted);
  const items = shape(found).limit(limit);
  return answer(db, sql`${counted}`, sql`${offset === undefined ? items : items.offset(offset)}`, wanted);
}

/** A list in SQL: the column of its ids, what belongs to it (from where, on which conditions), and its order. */
export type SqlList = { id: Fragment; found: Fragment; order: Fragment };

/**
 * {@link pageOf} in SQL, for lists that are read often and have much beside each row: the page is cut from the ids
 * alone, which an index may answer without a look at the table, and the text is put together in a tenth of the time.
 * @param shape selects the columns, `id` among them, for the ids of the page; the order is added to it
 */
export function pageOfIds<O extends Item>(
  db: Db,
  { id, found, order }: SqlList,
  shape: (page: Fragment) => RawBuilder<O>,
  wanted: PageWanted,
): Promise<PageOf<O>> {
  const { limit, offset } = sliceOf(wanted);
  const slice = offset === undefined ? sql`limit ${limit}` : sql`limit ${limit} offset ${offset}`;
  const page = sql`select ${id} from ${found} order by ${order} ${slice}`;
  const counted = sql`select count(*) as total_count from ${found}`;
  return answer(db, counted, sql`${shape(page)} order by ${order}`, wanted);
}

async function answer<O extends Item>(
  db: Db,
  counted: Fragment,
  items: Fragment,
  wanted: PageWanted,
): Promise<PageOf<O>> {
  const { rows } = await sql<O & { id: O["id"] | null; total_count: number }>`
    select counted.total_count, item.* from (${counted}) as counted left join lateral (${items}) as item on true`.execute(
    db,
  );
  const totalCount = rows[0]?.total_count ?? 0;
  return { items: rows.filter((row) => row.id !== null), page: pageIn(wanted), pageSize: wanted.pageSize, totalCount };
}

/** The page of a list that has nothing yet. */
export const pageWithout = (wanted: PageWanted): PageOf<never> => ({
  items: [],
  page: pageIn(wanted),
  pageSize: wanted.pageSize,
  totalCount: 0,
});

const pageIn = ({ page, pageNumber }: PageWanted): number => page ?? pageNumber ?? 1;

const USUAL_SIZES: ReadonlySet<number> = new Set(Object.values(PAGE_SIZE));

/**
 * Usual sizes and the first page are written out, not sent as values: PostgreSQL takes an unknown limit for a tenth of
 * the table and then plans the statement anew at every call.
 */
function sliceOf(wanted: PageWanted): { limit: number | RawBuilder<number>; offset: number | undefined } {
  const { pageSize } = wanted;
  const limit = USUAL_SIZES.has(pageSize) ? sql.lit(pageSize) : pageSize;
  const skipped = (pageIn(wanted) - 1) * pageSize;
  return { limit, offset: skipped === 0 ? undefined : skipped };
}

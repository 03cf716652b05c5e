import { type RawBuilder, sql } from "kysely";
import { readersText } from "./translations.ts";

type Fragment = RawBuilder<unknown>;

/** The order of a list and its reverse, each as SQL for `order by`. */
export type Order = { forward: Fragment; backward: Fragment };

/** One sort key. Nulls come last in both directions; a key that may be null must say so. */
type Key = { by: Fragment; isDescending?: boolean; nullable?: boolean };
/** A column that a list may be sorted by: one sort key or several. */
type Column = Fragment | readonly Fragment[] | Key;

/** Sorts a text by the Polish alphabet, upper and lower case alike. @param column e.g. `j.name` */
export const alphabetical = (column: string): Fragment => sql`${sql.ref(column)} collate "pl-x-icu"`;

/** {@link alphabetical} for a text that is written in several languages: as the reader sees it. */
export const alphabeticalText = (column: string): Fragment => sql`${readersText(column)} collate "pl-x-icu"`;

export const ascending = (by: Fragment): Key => ({ by });
export const descending = (by: Fragment): Key => ({ by, isDescending: true });
/** A key that may be null. Only these say `nulls last`: without it, one index serves both directions. */
export const nullable = (by: Fragment): Key => ({ by, nullable: true });

function toSql({ by, isDescending, nullable: mayBeNull }: Key, isReversed: boolean): Fragment {
  const direction = Boolean(isDescending) === isReversed ? sql`asc` : sql`desc`;
  if (!mayBeNull) return sql`${by} ${direction}`;
  return isReversed ? sql`${by} ${direction} nulls first` : sql`${by} ${direction} nulls last`;
}

/** An order by several keys; the last one decides between equals. */
export const orderBy = (...keys: Key[]): Order => ({
  forward: sql.join(keys.map((key) => toSql(key, false))),
  backward: sql.join(keys.map((key) => toSql(key, true))),
});

/**
 * The order of a list.
 * @param sort the requested order: a name of `columns`, with `-` before it for descending (`sortBy` of the contract)
 * @param columns the SQL of each name
 * @param id the column that decides between equals, in the same direction, so that one index serves both
 * @param defaultOrder the order when none was requested
 */
export function orderOf<Name extends string>(
  sort: Name | `-${Name}` | undefined,
  columns: Readonly<Record<Name, Column>>,
  id: Fragment,
  defaultOrder: Order,
): Order {
  if (sort === undefined) return defaultOrder;
  const isDescending = sort.startsWith("-");
  const column: Column = columns[(isDescending ? sort.slice(1) : sort) as Name];
  const keys: Key[] = [column, id].flat().map((key) => ("by" in key ? key : { by: key }));
  return orderBy(...keys.map((key) => ({ ...key, isDescending })));
}

import { type RawBuilder, sql } from "kysely";

type Fragment = RawBuilder<unknown>;

/** What a list is sorted by: the way it is read, and the same turned around. Both stand behind `order by`. */
export type Order = { forward: Fragment; backward: Fragment };

/** One thing to compare, the least first unless it falls; what may be null says so, and then comes last either way. */
type Key = { by: Fragment; falls?: boolean; nullable?: boolean };
/** A column that a list may be sorted by: what is compared, one after the other where it is several. */
type Column = Fragment | readonly Fragment[] | Key;

/** How a text stands in an alphabetical list: by the Polish alphabet, whatever the case. @param column as `j.name` */
export const alphabetical = (column: string): Fragment => sql`${sql.ref(column)} collate "pl-x-icu"`;

export const rising = (by: Fragment): Key => ({ by });
export const falling = (by: Fragment): Key => ({ by, falls: true });
/** A column that may be null. The others do not say where nulls stand, so that one index serves both directions. */
export const nullable = (by: Fragment): Key => ({ by, nullable: true });

function written({ by, falls, nullable: mayBeNull }: Key, turned: boolean): Fragment {
  const direction = Boolean(falls) === turned ? sql`asc` : sql`desc`;
  if (!mayBeNull) return sql`${by} ${direction}`;
  return turned ? sql`${by} ${direction} nulls first` : sql`${by} ${direction} nulls last`;
}

/** An order by several things, the first before the second. The last one decides between equals. */
export const orderBy = (...keys: Key[]): Order => ({
  forward: sql.join(keys.map((key) => written(key, false))),
  backward: sql.join(keys.map((key) => written(key, true))),
});

/**
 * The order of a list.
 * @param sort what was asked for, a name of `columns` with or without `-` before it (see `sortBy` of the contract)
 * @param columns what each name means in SQL
 * @param id the column that decides between equals, in the same direction, so that one index serves both
 * @param usual the order when none was asked for
 */
export function orderOf<Name extends string>(
  sort: Name | `-${Name}` | undefined,
  columns: Readonly<Record<Name, Column>>,
  id: Fragment,
  usual: Order,
): Order {
  if (sort === undefined) return usual;
  const falls = sort.startsWith("-");
  const column: Column = columns[(falls ? sort.slice(1) : sort) as Name];
  const keys: Key[] = [column, id].flat().map((key) => ("by" in key ? key : { by: key }));
  return orderBy(...keys.map((key) => ({ ...key, falls })));
}

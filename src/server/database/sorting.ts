import { type RawBuilder, sql } from "kysely";

type Fragment = RawBuilder<unknown>;

/** How a text stands in an alphabetical list: by the Polish alphabet, whatever the case. @param column as `j.name` */
export const alphabetical = (column: string): Fragment => sql`${sql.ref(column)} collate "pl-x-icu"`;

/**
 * The order of a list, to be put behind `order by`.
 * @param sort what was asked for, a name of `columns` with or without `-` before it (see `sortBy` of the contract)
 * @param columns what each name means in SQL
 * @param id the column that decides between equals
 * @param usual the order when none was asked for
 */
export function orderOf<Name extends string>(
  sort: Name | `-${Name}` | undefined,
  columns: Readonly<Record<Name, Fragment>>,
  id: Fragment,
  usual: Fragment,
): Fragment {
  if (sort === undefined) return usual;
  const isDescending = sort.startsWith("-");
  const column = columns[(isDescending ? sort.slice(1) : sort) as Name];
  return isDescending ? sql`${column} desc nulls last, ${id} desc` : sql`${column} nulls last, ${id}`;
}

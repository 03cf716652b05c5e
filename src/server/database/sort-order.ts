import { type RawBuilder, sql } from "kysely";
import type { Sort } from "../../contract/sort-field.ts";

/** Words in the order of the Polish alphabet. @param column as `e.name` */
export const alphabetically = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} collate "pl-x-icu"`;

/**
 * The order that was asked for.
 * @param columns what each name of the contract's `sort` field is in SQL
 * @returns for `orderBy`, or undefined when none was asked for
 */
export function orderOf<T extends string>(
  columns: Readonly<Record<T, RawBuilder<unknown>>>,
  sort: Sort<T> | undefined,
): RawBuilder<unknown> | undefined {
  return sort && sql`${columns[sort.by]} ${sql.raw(sort.isDescending ? "desc" : "asc")}`;
}

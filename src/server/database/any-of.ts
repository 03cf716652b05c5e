import { type RawBuilder, sql } from "kysely";

/** To compare ids with, as `.where("id", "=", anyOf(ids))`: one statement for any number of them, which `in` is not. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::int[])`;

import { type RawBuilder, sql } from "kysely";

/** For `.where("id", "=", anyOf(ids))`: the same prepared statement for any number of ids, unlike `in`. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::int[])`;

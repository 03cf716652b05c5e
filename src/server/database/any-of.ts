import { type RawBuilder, sql } from "kysely";

/** For `.where("id", "=", anyOf(ids))`: the same prepared statement for any number of ids, unlike `in`. */
export const anyOf = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::int[])`;

/** {@link anyOf} for texts. */
export const anyText = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${texts}::text[])`;

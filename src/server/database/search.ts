import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** What was typed, with the signs that `like` would read as its own made harmless. */
const literally = (typed: string) => typed.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Begins with what was typed, whatever the case and with Polish letters as plain ones (decisions §1). */
export function startsWith(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like fold(${literally(typed)}) || '%'`;
}

/** Has what was typed somewhere in it, compared in the same way. */
export function contains(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like '%' || fold(${literally(typed)}) || '%'`;
}

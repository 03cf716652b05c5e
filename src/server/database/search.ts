import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** What was typed, with the signs that `like` would read as its own made harmless. */
const literally = (typed: string) => typed.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Begins with what was typed, whatever the case and with Polish letters as plain ones (decisions §1). */
export function startsWith(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like fold(${literally(typed)}) || '%'`;
}

/**
 * {@link startsWith} where every match is collected, whose plan need not know how many there are: the ends of a range are
 * values, so that the index of beginnings serves whatever is typed. No text has the highest code point in it.
 */
export function isInRangeOf(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${folded} ~>=~ (select fold(${typed})) and ${folded} ~<~ (select fold(${typed}) || chr(1114111)))`;
}

/**
 * Has what was typed somewhere in it, compared in the same way. What was typed is folded once: beside the column it would
 * be folded again at every row of a plan that PostgreSQL keeps for all words.
 */
export function contains(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like (select '%' || fold(${literally(typed)}) || '%')`;
}

/** Letters that have no trigram. */
const SHORT = 2;

/**
 * {@link contains} in a list that grows. Its column has two indexes: of trigrams, and of letters and pairs of letters
 * (migration 0026), which find one or two letters. Folding may lengthen a letter, so what they find is compared.
 */
export function containsInLong(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  if ([...typed].length > SHORT) return contains(folded, typed);
  return sql<SqlBool>`(letter_pairs(${folded}) @> (select array[right(fold(${typed}), ${sql.lit(SHORT)})])
    and strpos(${folded}, (select fold(${typed}))) > 0)`;
}

import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** Escapes the characters that have a meaning in `like`. */
const escapeLike = (typed: string) => typed.replace(/[\\%_]/g, (character) => `\\${character}`);

/** The column begins with the typed text; upper and lower case, and Polish and plain letters, are equal (rules §1). */
export function startsWith(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like fold(${escapeLike(typed)}) || '%'`;
}

/**
 * {@link startsWith} as a range, for queries that collect every match. Both ends of the range are values, so PostgreSQL
 * uses the prefix index for every typed text. No text contains the highest code point, which ends the range.
 */
export function startsWithInRange(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${folded} ~>=~ (select fold(${typed})) and ${folded} ~<~ (select fold(${typed}) || chr(1114111)))`;
}

/**
 * The column contains the typed text, compared as in {@link startsWith}. The subquery folds the typed text once; without
 * it, PostgreSQL's generic plan would fold it again for every row.
 */
export function contains(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${folded} like (select '%' || fold(${escapeLike(typed)}) || '%')`;
}

/** A text of at most this many letters has no trigram. */
const SHORT = 2;

/**
 * {@link contains} for lists that grow. Their columns have two indexes: of trigrams, and of letters and letter pairs
 * (`letter_pairs`) for one or two typed letters. Folding may turn one letter into two, so each match is compared again.
 */
export function containsIndexed(folded: Expression<string>, typed: string): RawBuilder<SqlBool> {
  if ([...typed].length > SHORT) return contains(folded, typed);
  return sql<SqlBool>`(letter_pairs(${folded}) @> (select array[right(fold(${typed}), ${sql.lit(SHORT)})])
    and strpos(${folded}, (select fold(${typed}))) > 0)`;
}

/**
 * What a stored word, such as an audited action, is called in the reader's language, so that a search finds what is shown.
 * @param words a section of a catalog, by what is stored; a word that is not in it is found as it is stored
 */
export function shownWord(words: Readonly<Record<string, string>>, stored: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(${JSON.stringify(words)}::jsonb ->> ${stored}, ${stored})`;
}

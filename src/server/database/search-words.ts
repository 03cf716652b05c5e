import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { contains, startsWith } from "./search.ts";

/** Further words are ignored, so that a long text costs no more than a short one. */
const MAX_WORDS = 5;
/** The fewest digits that are looked up as a part of a phone number or a chip. */
const MIN_DIGITS = 3;
/** The most matches that are sorted, to show the best of them. */
export const COMPARED = 50;
/** Words of this length have trigrams, which are indexed. */
export const LONG_ENOUGH = 3;

/**
 * Each word stands somewhere in the name, in any order: "Kowalska Anna" finds Anna Kowalska. One or two letters are the
 * beginning of the name: they stand in nearly every name.
 */
export function hasWords(folded: Expression<string>, q: string): RawBuilder<SqlBool> {
  const words = q.split(/\s+/).slice(0, MAX_WORDS);
  if (words.every((word) => word.length < LONG_ENOUGH)) return startsWith(folded, q);
  return sql.join(
    words.map((word) => contains(folded, word)),
    sql` and `,
  );
}

/** SQL: each word stands somewhere in this text. */
export const hasEveryWord = (text: RawBuilder<string>, q: string) =>
  sql.join(
    q
      .split(/\s+/)
      .slice(0, MAX_WORDS)
      .map((word) => contains(text, word)),
    sql` and `,
  );

/** What may stand between the digits of a number: "501 234", "616-09", "(42) 016.47.09". */
export const BETWEEN_DIGITS = /[\s\p{Dash}()./\u200b-\u202f]/gu;

/** The digits of what was typed, when it can be a part of a number; undefined otherwise. */
export function digitsOf(q: string): string | undefined {
  const digits = q.replace(BETWEEN_DIGITS, "");
  return /^\d+$/.test(digits) && digits.length >= MIN_DIGITS ? digits : undefined;
}

/** Names that begin with what was typed stand first. */
export const bestFirst = (name: RawBuilder<unknown>, q: string) =>
  sql`starts_with(fold(${name}), (select fold(${q}))) desc, ${name} collate "pl-x-icu"`;

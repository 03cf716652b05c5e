import { WORD_FIELDS, type WordField } from "../../../../contract/exchange/import-fields.ts";
import type { Found } from "../found.ts";
import { isNothing } from "../layouts/nothing.ts";
import { meaningOf, plainWord } from "../layouts/words.ts";
import { allMapped, layoutOfTable } from "./mapped.ts";
import type { Choices, ImportSettings } from "./settings.ts";

/** Whether all words of the columns that stand for ours have been counted. */
export const areWordsCounted = (found: Found, choices: Choices): boolean =>
  allMapped(found, choices).every(
    ({ table, at, field }) =>
      !WORD_FIELDS.some((one) => one === field) ||
      table.columns[at]?.words !== undefined ||
      table.columns[at]?.samples.length === 0,
  );

/** A word of the file that stands for one of ours. @property ours null while nobody has said what it means */
export type FoundWord = { field: WordField; word: string; key: string; count: number; ours: string | null };

/** The words of the mapped columns with what they mean. */
export function wordsOf(found: Found, { words, ...choices }: ImportSettings): FoundWord[] {
  const counts = new Map<string, FoundWord>();
  for (const { table, at, field } of allMapped(found, choices)) {
    const kind = WORD_FIELDS.find((one) => one === field);
    if (!kind) continue;
    const layout = layoutOfTable(table);
    for (const [word, count] of Object.entries(table.columns[at]?.words ?? {})) {
      if (layout?.empty?.includes(word) || isNothing(kind, word, choices.answers.nothing)) continue;
      const key = plainWord(word);
      const there = counts.get(`${kind} ${key}`);
      if (there) there.count += count;
      else
        counts.set(`${kind} ${key}`, {
          field: kind,
          word,
          key,
          count,
          ours: meaningOf(kind, word, words[kind], layout?.words?.[kind]) ?? null,
        });
    }
  }
  return [...counts.values()].sort(
    (one, other) =>
      WORD_FIELDS.indexOf(one.field) - WORD_FIELDS.indexOf(other.field) ||
      other.count - one.count ||
      (one.word < other.word ? -1 : one.word > other.word ? 1 : 0),
  );
}

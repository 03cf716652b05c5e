import type { Language } from "../../../contract/texts/language.ts";
import { PLURAL_FORMS } from "./template.ts";
import { NUMBERS } from "./text.table.ts";

/** A text of a catalog: a string, a list of them, or a function that puts values into one of these. */
export type Entry = string | readonly string[] | ((...values: never[]) => string | readonly string[]);

/** A value that is printed as a placeholder, and read as a number when a plural form is chosen. */
const numberValue = (name: string, count: number) => ({
  [Symbol.toPrimitive]: (hint: string) => (hint === "number" ? count : `{${name}}`),
});

const asLines = (text: string | readonly string[]): string => (typeof text === "string" ? text : text.join("\n"));

const wordsOf = (text: string): string[] => text.match(/\p{L}+|\P{L}+/gu) ?? [];

/** The number of elements at the start that all lists have in common. */
function commonPrefixLength(lists: readonly string[][]): number {
  const [first = [], ...others] = lists;
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return end === -1 ? Math.min(...lists.map(({ length }) => length)) : end;
}

type Difference = { from: number; to: number; forms: string[] };

/** The difference of texts that differ only in the form of one word. `from` and `to` are positions in the last text. */
function differenceOf(texts: readonly string[]): Difference | undefined {
  const words = texts.map(wordsOf);
  const start = commonPrefixLength(words);
  const rests = words.map((each) => each.slice(start).reverse());
  const end = commonPrefixLength(rests);
  const forms = rests.map((rest) => rest.slice(end).reverse().join(""));
  if (forms.every((form) => form === "")) return undefined;
  const from = (words.at(-1) ?? []).slice(0, start).join("").length;
  return { from, to: from + (forms.at(-1) ?? "").length, forms };
}

/**
 * A text of a catalog as the shelter edits it: with placeholders, and a list with one entry on each line.
 * @param names of the values that it takes
 * @param language in which it is read now
 */
export function templateOf(entry: Entry, names: readonly string[], language: Language): string {
  if (typeof entry !== "function") return asLines(entry);
  const write = (counted?: string, count = 5): string => {
    const values = names.map((name) => (NUMBERS[name] ? numberValue(name, name === counted ? count : 5) : `{${name}}`));
    return asLines(entry(...(values as never[])));
  };
  const usual = write();
  const differences = names
    .filter((name) => NUMBERS[name])
    .flatMap((name) => {
      const found = differenceOf(PLURAL_FORMS[language].map(({ example }) => write(name, example)));
      return found ? [{ ...found, name }] : [];
    })
    .sort((one, other) => other.from - one.from);
  return differences.reduce(
    (text, { from, to, forms, name }) => `${text.slice(0, from)}{${name}|${forms.join("|")}}${text.slice(to)}`,
    usual,
  );
}

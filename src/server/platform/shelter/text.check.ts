import { PART_LIMITS, readPart } from "../../../contract/platform/page-parts.ts";
import type { FieldErrors } from "../../../contract/platform/problem.ts";
import { MAX_LINES, type ShelterTextChange } from "../../../contract/platform/shelter-texts.ts";
import { hasUnseen } from "../../../contract/platform/unseen.ts";
import { beginningOf } from "../../../contract/platform/whole-text.ts";
import { currentLanguage, LANGUAGES, type Language, LOCALE, nameOf } from "../../../contract/texts/language.ts";
import { languages } from "../../../contract/texts/languages.generated.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { invalid } from "../../base/errors.ts";
import type { EditableText } from "./editable-texts.ts";
import { type FoundPlaceholder, PLURAL_FORMS, placeholdersIn, withoutPlaceholders } from "./template.ts";

/** A visible character. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The entries of a list: its lines without the blank ones. */
export const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** A text as it is stored: a list has one entry on each line, any other text is one line. */
export function normalize({ isList }: Pick<EditableText, "isList">, typed: string): string {
  const lines = typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .split("\n")
    .map((line) => line.trim());
  return lines.filter((line) => line !== "").join(isList ? "\n" : " ");
}

function formsProblem(
  { whole, name, forms }: FoundPlaceholder,
  isNumber: boolean,
  language: Language,
): string | undefined {
  const text = recordTexts().shelterTexts;
  if (!forms) return undefined;
  if (!isNumber) return text.noForms(name);
  const wanted = PLURAL_FORMS[language];
  if (forms.length === wanted.length && forms.every(Boolean)) return undefined;
  const list = new Intl.ListFormat(LOCALE[currentLanguage()]);
  const numbers = list.format(wanted.map(({ example }) => String(example)));
  return text.forms(whole, nameOf(language), numbers, languages[language].wordAfterNumbers);
}

function placeholderProblems({ placeholders }: EditableText, typed: string, language: Language): string[] {
  const text = recordTexts().shelterTexts;
  const found = placeholdersIn(typed);
  const known = new Map(placeholders.map((placeholder) => [placeholder.name, placeholder]));
  const wrong = found.map((one) => {
    const placeholder = known.get(one.name);
    return placeholder ? formsProblem(one, placeholder.isNumber, language) : text.unknown(`{${one.name}}`);
  });
  const used = new Set(found.filter(({ forms }) => !forms).map(({ name }) => name));
  const missing = placeholders
    .filter(({ name, neededIn }) => neededIn.includes(language) && !used.has(name))
    .map(({ name }) => text.missing(`{${name}}`));
  const isOpen = /[{}]/.test(withoutPlaceholders(typed));
  return [...new Set([...wrong, ...missing, isOpen ? text.brace : undefined])].filter((one) => one !== undefined);
}

/**
 * Why a text cannot replace a built-in one (rules §12).
 * @param typed as `normalize` makes it
 * @returns sentences in the reader's language
 */
export function problemsOf(text: EditableText, typed: string, language: Language): string[] {
  const words = recordTexts().shelterTexts;
  if (!VISIBLE.test(typed)) return [words.blank];
  if (hasUnseen(typed)) return [words.unseen];
  if (typed.length > text.limit) return [formTexts().field.tooLong(text.limit)];
  const lines = linesOf(typed);
  if (lines.length > MAX_LINES) return [words.tooManyLines(MAX_LINES)];
  if (!lines.every((line) => VISIBLE.test(line))) return [words.blank];
  const problems = placeholderProblems(text, typed, language);
  return problems.length === 0 && text.role === "parts" ? partProblems(text, lines) : problems;
}

/** Why lines are not the parts of a page. A line is a built-in part, at most once and alone, or a part that the shelter wrote. */
function partProblems({ values }: EditableText, lines: readonly string[]): string[] {
  const words = recordTexts().shelterTexts.parts;
  if (lines.length > PART_LIMITS.parts) return [words.tooMany(PART_LIMITS.parts)];
  const builtIn = lines.map((line) => values.find((name) => line === `{${name}}`));
  const twice = builtIn.find((name, at) => name !== undefined && builtIn.indexOf(name) !== at);
  if (twice !== undefined) return [words.twice(`{${twice}}`)];
  const own = lines.filter((_line, at) => builtIn[at] === undefined);
  const mixed = own.flatMap(placeholdersIn).find(({ name }) => values.includes(name));
  if (mixed) return [words.alone(mixed.whole)];
  const wrong = own.find((line) => readPart(line) === undefined);
  return wrong === undefined ? [] : [words.wrong(beginningOf(wrong, 60), PART_LIMITS)];
}

/**
 * A change as it is stored: normalized, and null for a language whose text equals the built-in one.
 * @throws HttpProblem 400 with each language that is refused
 */
export function checkChange(text: EditableText, change: ShelterTextChange): ShelterTextChange {
  const texts: ShelterTextChange = { ...change };
  const errors: FieldErrors[] = [];
  for (const language of LANGUAGES) {
    const typed = change[language];
    if (typed === null) continue;
    const normalized = normalize(text, typed);
    const problems = problemsOf(text, normalized, language);
    if (problems.length > 0) errors.push({ field: language, errors: problems });
    texts[language] = normalized === text.builtIn[language] ? null : normalized;
  }
  if (errors.length > 0) throw invalid(errors);
  return texts;
}

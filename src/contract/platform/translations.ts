import { z } from "zod";
import { byLanguage, currentLanguage, LANGUAGES } from "../texts/language.ts";
import type { Message } from "../texts/message.ts";
import { oneLine, optionalLines, optionalText, requiredLines, requiredText } from "./shared.ts";

/** A text that staff have typed, by language; blank in a language in which nobody has written it yet. */
export const Translations = z.object(byLanguage(() => z.string())).meta({ id: "Translations" });
export type Translations = z.infer<typeof Translations>;

/** @returns the name of the field that has a text in each language: `title` → `titles` */
export const pluralOf = <F extends string>(field: F) => `${field}s` as const;

type Several<F extends string, T> = { [K in `${F}s`]: T };

/** In which language a record's texts are, where it is not the reader's. @param fields that are translated */
export const foreignLanguages = <const F extends string>(...fields: F[]) =>
  z
    .partialRecord(z.enum(fields), z.enum(LANGUAGES))
    .nullish()
    .describe("of the texts that are not in the reader's language");

/** A text of an answer in each language. */
export const inEachLanguage = Translations.optional().describe("staff: in each language, blank where it is missing");

/**
 * The fields that go with translated texts in an answer. The text itself is in the reader's language or, if nobody has
 * written it in that, in another one (rules §13).
 * @param fields of the record that are translated
 */
export function translated<const F extends string>(...fields: F[]) {
  const several = Object.fromEntries(fields.map((field) => [pluralOf(field), inEachLanguage]));
  return { languages: foreignLanguages(...fields), ...(several as Several<F, typeof inEachLanguage>) };
}

/**
 * The two fields in which a body carries a text: `title` in the writer's language, `titles` in each (rules §13). A
 * language that is left out keeps its text, a blank one loses it. None of them has to be there: see {@link requireTexts}.
 * @param limit in characters
 * @param missing the message for a blank `title` of a required text
 */
export const translatable = <const F extends string>(field: F, limit: number, missing?: Message) =>
  inLanguages(field, (missing ? requiredText(missing, limit) : oneLine(limit)).optional(), optionalText(limit));

/** {@link translatable} for a text of several lines. */
export const translatableLines = <const F extends string>(field: F, limit: number, missing?: Message) =>
  inLanguages(field, missing ? requiredLines(missing, limit).optional() : optionalLines(limit), optionalLines(limit));

type Text = z.ZodOptional<z.ZodString>;

function inLanguages<const F extends string>(field: F, own: Text, other: Text) {
  const each = z.object(byLanguage(() => other)).optional();
  return { [field]: own, [pluralOf(field)]: each } as Record<F, typeof own> & Several<F, typeof each>;
}

/** The part of a body with translated texts. */
export type SentTexts<F extends string> = { [K in F]?: string | undefined } & {
  [K in `${F}s`]?: { [L in keyof Translations]?: string | undefined } | undefined;
};

/** @returns a text in all languages after a change, or undefined when the change has none */
export function changedTexts<const F extends string>(
  field: F,
  sent: SentTexts<F>,
  before?: Translations,
): Translations | undefined {
  const plain = sent[field];
  const several = sent[pluralOf(field)];
  if (plain === undefined && several === undefined) return undefined;
  const own = plain === undefined ? {} : { [currentLanguage()]: plain };
  const texts: Record<string, string | undefined> = { ...own, ...several };
  return byLanguage((language) => texts[language] ?? before?.[language] ?? "");
}

/** @returns whether the text has been written in some language */
export const isWritten = (texts: Translations): boolean => Object.values(texts).some((text) => text !== "");

/** Whether a body has a text in at least one language. Values that are not texts are refused by their own schemas. */
const hasText = (body: Record<string, unknown>, field: string): boolean => {
  const [plain, several] = [body[field], body[pluralOf(field)]];
  if (plain !== undefined) return true;
  return typeof several === "object" && several !== null && Object.values(several).some((text) => text);
};

/**
 * A body that must have these texts in at least one language.
 * @param missing the message for each text, at its field
 */
export function requireTexts<T extends z.ZodObject>(body: T, missing: { [K in keyof z.output<T>]?: Message }): T {
  const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return Object.entries(missing).reduce(
    (schema, [field, message]) =>
      schema.refine((sent) => hasText(sent, field), { path: [field], ...(message as Message), when }),
    body,
  );
}

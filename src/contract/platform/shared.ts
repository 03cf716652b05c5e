import { z } from "zod";
import { LANGUAGES } from "../texts/language.ts";
import { type Message, messages } from "../texts/message.ts";
import { formTexts, recordTexts } from "../texts/texts.ts";
import { MAX_ID } from "./ids.ts";
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, MAX_WHOLE_LIST } from "./lists.ts";
import { isOneLine } from "./unseen.ts";

export const Id = z.int().positive().max(MAX_ID);

/**
 * A number in an address or query: only digits, without a leading zero. Other notations that JavaScript reads as numbers
 * ("0x2", "2e0", " 2") are refused, so that every page has one address.
 * @param number the schema of the number
 */
export function typedNumber<T extends z.ZodType>(number: T) {
  return z.preprocess(
    (typed: string | number) => (typeof typed === "string" && /^(0|[1-9]\d*)$/.test(typed) ? Number(typed) : typed),
    number,
  );
}

/** An id in an address. The server answers 404 for a malformed one (rules §1). */
export const IdInAddress = typedNumber(Id);

/** The path parameter of one record. */
export const ById = z.object({ id: IdInAddress });
/** The path parameter of the person behind an account. */
export const ByAccountId = z.object({ accountId: IdInAddress });
/** The answer of a call that returns only a message. */
export const MessageAnswer = z.object({ message: z.string() });

/** The language in which somebody reads the application and gets letters (rules §13). */
export const LanguageCode = z.enum(LANGUAGES);

/** A calendar day as YYYY-MM-DD. */
export const Day = z.iso.date();

const text = messages(() => recordTexts().lists);

/** @param limit in characters */
export const tooLong = (limit: number): Message => ({ error: () => formTexts().field.tooLong(limit) });

/** The last day that somebody plans for or asks about. The day after 9999-12-31 has five digits: counting up to it never ends. */
export const LAST_DAY = "2999-12-31";

/** A day to search by. The database has no year 0. */
export const DayInQuery = z.iso.date(text.day).refine((typed) => typed > "0001" && typed <= LAST_DAY, text.day);

/** A moment in UTC, as ISO 8601 with a trailing Z. */
export const Instant = z.iso.datetime();

const pageSizeText: Message = { error: () => recordTexts().lists.pageSize(MAX_PAGE_SIZE) };
const pageNumber = typedNumber(z.int(text.page).min(1, text.page).max(MAX_ID, text.page));

/**
 * The query of every list: `page` or `pageNumber` (from 1), `pageSize` (1–500) and the search `q` (rules §1).
 * @param pageSize the default
 */
export function listQuery(pageSize: number) {
  return z.object({
    page: pageNumber.optional(),
    pageNumber: pageNumber.optional(),
    pageSize: typedNumber(z.int(pageSizeText).min(1, pageSizeText).max(MAX_PAGE_SIZE, pageSizeText)).default(pageSize),
    q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  });
}

/**
 * {@link listQuery} for a list that staff export: with `all=true` they read all its rows in one answer, as they are at one
 * moment. Then `page` and `pageSize` are ignored.
 */
export function exportedListQuery(pageSize: number) {
  return listQuery(pageSize).extend({
    all: z
      .stringbool(text.all)
      .optional()
      .describe(`staff only: the whole list in one answer, up to ${MAX_WHOLE_LIST} rows`),
  });
}

/**
 * The field `sort` of a list: one of its columns, with `-` before it for the other direction (`name`, `-createdAt`).
 * @param names of the columns that the list may be sorted by
 */
export function sortBy<const T extends string>(names: readonly T[]) {
  const known = names.flatMap((name) => [name, `-${name}`] as const);
  return z.enum(known, { error: () => recordTexts().lists.sort(names.join(", ")) }).optional();
}

export const notOneLine: Message = { error: () => formTexts().field.notOneLine };

/** A required text of several lines. @param missing the message when it is blank @param limit in characters */
export function requiredLines(missing: Message, limit: number) {
  return z.string(missing).trim().min(1, missing).max(limit, tooLong(limit));
}

/** A text of several lines that may be left out. @param limit in characters */
export const optionalLines = (limit: number) => z.string().trim().max(limit, tooLong(limit)).optional();

/** A text of one line, which may be blank: no line breaks, no characters that cannot be seen. @param limit in characters */
export const oneLine = (limit: number) => z.string().trim().max(limit, tooLong(limit)).refine(isOneLine, notOneLine);

/** A required text of one line, as {@link oneLine}. @param missing the message when it is blank */
export const requiredText = (missing: Message, limit: number) =>
  requiredLines(missing, limit).refine(isOneLine, notOneLine);

/** A text of one line that may be left out, as {@link oneLine}. */
export const optionalText = (limit: number) => oneLine(limit).optional();

/** A text of one line that may be missing: blank counts as missing. @param limit in characters */
export const blankable = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .refine(isOneLine, notOneLine)
    .transform((typed) => typed || null)
    .nullable();

/** A required day from 1900 on. */
export const requiredDay = (missing: Message, wrong: Message) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((typed) => typed === "" || (Day.safeParse(typed).success && typed >= "1900-01-01"), wrong);

/** {@link requiredDay} that is not in the future. @param today the shelter's day */
export const dayUpToToday = (today: () => string, text: { missing: Message; wrong: Message; inFuture: Message }) =>
  requiredDay(text.missing, text.wrong).refine((day) => !Day.safeParse(day).success || day <= today(), text.inFuture);

/** A nested object of a body. If it is missing or not an object, each of its fields gets its own "required" message. */
export function part<T extends z.ZodRawShape>(shape: T) {
  const whole = z.object(shape);
  return z.preprocess((given) => (typeof given === "object" && given !== null ? given : {}), whole);
}

/** The id that a select sends. @param missing the message when nothing was chosen */
export const chosenId = (missing: Message) => z.int(missing).positive(missing).max(MAX_ID, missing);

/** What a person may do with a record of the administration; its buttons depend on this (rules §2). */
export const RecordAction = z.enum(["edit", "delete", "restore"]);
export type RecordAction = z.infer<typeof RecordAction>;
export const RecordActions = z.array(RecordAction);

/** The envelope of every list: one page of items and how many there are in all (rules §1). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), totalCount: z.int() });
}

/** `archived=true` of a list asks for what was deleted. */
export const archivedFlag = z.stringbool(text.archived).optional();

/** A query value of a fixed set, in upper or lower case. `all` and a blank mean "do not filter". */
export function choice<const T extends string>(values: readonly T[], message: Message) {
  return z
    .string()
    .trim()
    .transform((typed, context): T | undefined => {
      const wanted = typed.toLowerCase();
      if (wanted === "" || wanted === "all") return undefined;
      const found = values.find((value) => value.toLowerCase() === wanted);
      if (!found) context.addIssue({ code: "custom", message: message.error() });
      return found;
    })
    .optional();
}

/** {@link choice} whose message names the field and its values. */
export const oneOf = <const T extends string>(field: string, values: readonly T[]) =>
  choice(values, { error: () => recordTexts().lists.oneOf(field, values.join(", ")) });

import { atMidnight, dateFormatter, pageLocale, shelterZone, UTC } from "../contract/platform/dates.ts";
import { pln, wholeNumber } from "../contract/platform/money.ts";
import type { ShelterTime } from "../contract/platform/typed-moment.ts";
import { beginningOf, charactersOf } from "../contract/platform/whole-text.ts";
import { byLanguage, currentLanguage, LOCALE } from "../contract/texts/language.ts";
import { recordTexts } from "../contract/texts/texts.ts";

/** What forms judge by whether a time is still to come. */
export const shelterTime = (): ShelterTime => ({ now: () => new Date(), zone: shelterZone() });

/** The application shows English dates in the format of the reader's browser (spec §9), Polish ones in Polish. */
export const browserLocale = (): string | undefined =>
  currentLanguage() === "en" ? undefined : LOCALE[currentLanguage()];

const WEIGHT = byLanguage(
  (language) => new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 1, useGrouping: false }),
);
const AREA = byLanguage((language) => new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 2 }));

/** @returns '4 000 – 5 500 PLN' (spec §2.4: salary range) */
export const salaryRange = (minimum: number, maximum: number): string =>
  minimum === maximum ? pln(minimum) : `${wholeNumber.format(minimum)} – ${pln(maximum)}`;

/** @returns a value in words, or that nobody knows it */
export const orUnknown = <V>(value: V | null, words: (value: V) => string): string =>
  value === null ? recordTexts().animals.unknown : words(value);

/** @param weight in kg @returns 'n kg' (spec §2.4), in Polish with a comma */
export const kilograms = (weight: number): string => `${WEIGHT[currentLanguage()].format(weight)} kg`;

/** @returns an area as 'n m²', in Polish with a comma */
export const squareMetres = (area: number): string => `${AREA[currentLanguage()].format(area)} m²`;

/**
 * The start of a text, always with three dots (spec §9: previews).
 * @param length how many characters, as people count them, are kept
 */
export const preview = (text: string, length: number): string => `${charactersOf(text, length).trimEnd()}...`;

/**
 * Shortens a text for a column, in one line, with … if it was too long (spec §2.6).
 * @param length how many characters, as people count them, are kept
 */
export function truncate(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ");
  const start = charactersOf(line, length);
  return start.length < line.length ? `${start.trimEnd()}…` : line;
}

/** @returns the start of a text in one line of at most 160 characters, for a page's description */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= 160) return line;
  return `${beginningOf(line, 159).replace(/\s+\S*$/, "")}…`;
}

const SHORT_DAY = { dateStyle: "medium" } as const;

const browserDay = dateFormatter(browserLocale, SHORT_DAY, UTC);
/** @param day YYYY-MM-DD @returns the day in the application's format */
export const localDay = (day: string): string => browserDay(atMidnight(day));

/** @param from YYYY-MM-DD @param to the last day @returns both days, without what they share: '1 – 7 Oct 2026' */
export const localSpan = (from: string, to: string): string =>
  new Intl.DateTimeFormat(browserLocale(), { ...SHORT_DAY, timeZone: "UTC" }).formatRange(new Date(from), new Date(to));

const browserMonth = dateFormatter(browserLocale, { month: "short", year: "numeric" }, UTC);
/** @param month YYYY-MM @returns 'Nov 2026', 'lis 2026' */
export const localMonth = (month: string): string => browserMonth(atMidnight(`${month}-01`));

/** @param instant ISO 8601 @returns the day in the shelter's zone, in the application's format */
export const localDate = dateFormatter(browserLocale, SHORT_DAY, shelterZone);

/** @param instant ISO 8601 @returns the time in the shelter's zone, in the application's format */
export const localTime = dateFormatter(browserLocale, { timeStyle: "short" }, shelterZone);

/** @param instant ISO 8601 @returns a day to come, as people say it: 'Saturday 28 November', 'sobota, 28 listopada' */
export const dayName = dateFormatter(pageLocale, { weekday: "long", day: "numeric", month: "long" }, shelterZone);

/** @param instant ISO 8601 @returns the time by the shelter's clock: '10:00' */
export const timeOfDay = dateFormatter(pageLocale, { hour: "2-digit", minute: "2-digit" }, shelterZone);

/** @param instant ISO 8601 @returns day and time in the shelter's zone, in the application's format */
export const localDateTime = dateFormatter(browserLocale, { ...SHORT_DAY, timeStyle: "short" }, shelterZone);

const clockFormat = dateFormatter(browserLocale, { ...SHORT_DAY, timeStyle: "short" }, UTC);
/** @param typed YYYY-MM-DDTHH:mm by the shelter's clock @returns it in the application's format */
export const localClock = (typed: string): string => clockFormat(`${typed}Z`);

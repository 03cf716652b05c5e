/** The shelter's zone when no other is set (decisions §5). */
export const SHELTER_ZONE = "Europe/Warsaw";

/** Pages rendered on the server know no locale of the reader; they are written in British English. */
const LOCALE = "en-GB";

const LONG = new Intl.DateTimeFormat(LOCALE, {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: SHELTER_ZONE,
});
const DAY = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const WHOLE = new Intl.NumberFormat("pl-PL", { useGrouping: "always", maximumFractionDigits: 0 });
const WEIGHT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false });

/** @param instant ISO 8601 @returns the day in the shelter's zone, '21 November 2026' (spec §2.4: news) */
export function longDate(instant: string): string {
  return LONG.format(new Date(instant));
}

/** @param day YYYY-MM-DD @returns '21 Nov 2026' (spec §9: dates in the local form) */
export function dayDate(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** @param amount in PLN @returns '4 000 PLN', held together by no-break spaces */
export function pln(amount: number): string {
  return `${WHOLE.format(amount)}\u00a0PLN`;
}

/** @returns '4 000 – 5 500 PLN' (spec §2.4: salary range) */
export function salaryRange(minimum: number, maximum: number): string {
  return minimum === maximum ? pln(minimum) : `${WHOLE.format(minimum)} – ${pln(maximum)}`;
}

/** @returns 'n years', as the specification writes an age on the animal's page (spec §2.4) */
export function years(age: number): string {
  return `${age} years`;
}

/** @param weight in kg @returns 'n kg' (spec §2.4) */
export function kilograms(weight: number): string {
  return `${WEIGHT.format(weight)} kg`;
}

/**
 * The start of a text and three dots (spec §9: previews).
 * @param length characters that are kept, counted as a reader counts them
 */
export function preview(text: string, length: number): string {
  return `${[...text].slice(0, length).join("").trimEnd()}...`;
}

/**
 * A text that is cut where it is longer than a column has room for (spec §2.6).
 * @param length characters that are kept, counted as a reader counts them
 */
export function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ");
  return [...line].length > length ? `${[...line].slice(0, length).join("").trimEnd()}…` : line;
}

/** @returns the first sentence or so of a text, in one line, for descriptions of a page (at most 160 characters) */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= 160) return line;
  return `${line.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}

const LOCAL_DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: SHELTER_ZONE });
const LOCAL_MOMENT = new Intl.DateTimeFormat(undefined, {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: SHELTER_ZONE,
});

/** @param instant ISO 8601 @returns the day in the shelter's zone, in the form of the reader's browser (spec §9) */
export function localDate(instant: string): string {
  return LOCAL_DATE.format(new Date(instant));
}

/** @param instant ISO 8601 @returns day and time in the shelter's zone, in the form of the reader's browser */
export function localMoment(instant: string): string {
  return LOCAL_MOMENT.format(new Date(instant));
}

const LOCAL_DAY_AND_TIME = new Intl.DateTimeFormat(undefined, {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: SHELTER_ZONE,
});

/** @param instant ISO 8601 @returns the whole day and the time to the minute, as an appointment is told */
export function localDayAndTime(instant: string): string {
  return LOCAL_DAY_AND_TIME.format(new Date(instant));
}

const LOCAL_TIME = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: SHELTER_ZONE });

/** @param instant ISO 8601 @returns the time of day in the shelter's zone, in the form of the reader's browser */
export function localTime(instant: string): string {
  return LOCAL_TIME.format(new Date(instant));
}

import { USUAL_ZONE } from "../contract/time.ts";

let zone: string = USUAL_ZONE;

/** The shelter's time zone, in which all times are shown (rules §5). */
export const shelterZone = (): string => zone;

/** Sets the time zone, once before rendering: the server gets it from its settings, the application from its HTML document. */
export function setShelterZone(name: string): void {
  zone = name;
}

/** @returns a formatter of times in the shelter's zone. It is created at its first use, because that is slow. */
function formatterInShelterZone(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): (instant: string) => string {
  let cached: { timeZone: string; format: Intl.DateTimeFormat } | undefined;
  return (instant) => {
    if (cached?.timeZone !== zone) {
      cached = { timeZone: zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    }
    return cached.format.format(new Date(instant));
  };
}

/** Pages are rendered on the server, which does not know the reader's locale, so they use British English. */
const LOCALE = "en-GB";

const DAY = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const WHOLE_NUMBER = new Intl.NumberFormat("pl-PL", { useGrouping: "always", maximumFractionDigits: 0 });
const WEIGHT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false });

/** @param instant ISO 8601 @returns the day in the shelter's zone, '21 November 2026' (spec §2.4: news) */
export const longDate = formatterInShelterZone(LOCALE, { day: "numeric", month: "long", year: "numeric" });

/** @param day YYYY-MM-DD @returns '21 Nov 2026', on a page */
export function dayDate(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** @param amount in PLN @returns '4 000 PLN', held together by no-break spaces */
export function pln(amount: number): string {
  return `${WHOLE_NUMBER.format(amount)}\u00a0PLN`;
}

/** @param grosze money as stored in the database @returns '1 234.50 PLN'; whole złoty without decimals */
export function plnFromGrosze(grosze: number): string {
  const rest = grosze % 100;
  const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${WHOLE_NUMBER.format(Math.trunc(grosze / 100))}${decimals}\u00a0PLN`;
}

/** @returns '4 000 – 5 500 PLN' (spec §2.4: salary range) */
export function salaryRange(minimum: number, maximum: number): string {
  return minimum === maximum ? pln(minimum) : `${WHOLE_NUMBER.format(minimum)} – ${pln(maximum)}`;
}

/** @returns an age as 'n years' (spec §2.4) */
export function years(age: number): string {
  return `${age} years`;
}

/** @param weight in kg @returns 'n kg' (spec §2.4) */
export function kilograms(weight: number): string {
  return `${WEIGHT.format(weight)} kg`;
}

/**
 * The start of a text, always with three dots (spec §9: previews).
 * @param length how many characters (code points) are kept
 */
export function preview(text: string, length: number): string {
  return `${[...text].slice(0, length).join("").trimEnd()}...`;
}

/**
 * Shortens a text for a column, in one line, with … if it was too long (spec §2.6).
 * @param length how many characters (code points) are kept
 */
export function truncate(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ");
  return [...line].length > length ? `${[...line].slice(0, length).join("").trimEnd()}…` : line;
}

/** @returns the start of a text in one line of at most 160 characters, for a page's description */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= 160) return line;
  return `${line.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}

/** The application shows dates in the format of the reader's browser (spec §9), such as '21 Nov 2026'. */
const SHORT_DAY = { dateStyle: "medium" } as const;

/** @param day YYYY-MM-DD @returns the day in the application's format */
export function localDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { ...SHORT_DAY, timeZone: "UTC" });
}

/** @param instant ISO 8601 @returns the day in the shelter's zone, in the application's format */
export const localDate = formatterInShelterZone(undefined, SHORT_DAY);

/** @param instant ISO 8601 @returns day and time in the shelter's zone, in the application's format */
export const localDateTime = formatterInShelterZone(undefined, { ...SHORT_DAY, timeStyle: "short" });

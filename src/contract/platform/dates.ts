import { currentLanguage, LOCALE } from "../texts/language.ts";
import { shelter } from "./shelter.ts";

/** The shelter's time zone, in which all times are shown (rules §5). */
export const shelterZone = (): string => shelter().timeZone;

/** A calendar day is the same day in every zone. */
export const UTC = (): string => "UTC";
export const atMidnight = (day: string): string => `${day}T00:00:00Z`;

/** Pages are rendered on the server, which does not know the reader's browser. */
export const pageLocale = (): string => LOCALE[currentLanguage()];

/** @returns a formatter for each language and zone. It is created at its first use, because that is slow. */
export function dateFormatter(
  locale: () => string | undefined,
  options: Intl.DateTimeFormatOptions,
  timeZone: () => string,
): (moment: string) => string {
  const cached = new Map<string, Intl.DateTimeFormat>();
  return (moment) => {
    const key = `${locale()} ${timeZone()}`;
    const format = cached.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone: timeZone() });
    cached.set(key, format);
    return format.format(new Date(moment));
  };
}

/** @param instant ISO 8601 @returns the day in the shelter's zone: '21 November 2026', '21 listopada 2026' (spec §2.4: news) */
export const longDate = dateFormatter(pageLocale, { day: "numeric", month: "long", year: "numeric" }, shelterZone);

const pageDay = dateFormatter(pageLocale, { day: "numeric", month: "short", year: "numeric" }, UTC);

/** @param day YYYY-MM-DD @returns '21 Nov 2026', '21 lis 2026', on a page */
export const dayDate = (day: string): string => pageDay(atMidnight(day));

/** @returns what is known, with commas between; what nobody knows is left out */
export const listed = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(", ");

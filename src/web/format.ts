import { USUAL_ZONE } from "../contract/time.ts";

let zone: string = USUAL_ZONE;

/** The shelter's zone, by which every moment is shown (decisions §5). */
export const shelterZone = (): string => zone;

/** Called once by whatever draws pages or screens, before it draws: the server knows its setting, the application its document. */
export function setShelterZone(name: string): void {
  zone = name;
}

/** @returns says moments in the shelter's zone; made when it is first asked, since making one is slow */
function inShelterZone(locale: string | undefined, options: Intl.DateTimeFormatOptions): (instant: string) => string {
  let made: { timeZone: string; format: Intl.DateTimeFormat } | undefined;
  return (instant) => {
    if (made?.timeZone !== zone) {
      made = { timeZone: zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    }
    return made.format.format(new Date(instant));
  };
}

/** Pages rendered on the server know no locale of the reader; they are written in British English. */
const LOCALE = "en-GB";

const DAY = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const WHOLE = new Intl.NumberFormat("pl-PL", { useGrouping: "always", maximumFractionDigits: 0 });
const WEIGHT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false });

/** @param instant ISO 8601 @returns the day in the shelter's zone, '21 November 2026' (spec §2.4: news) */
export const longDate = inShelterZone(LOCALE, { day: "numeric", month: "long", year: "numeric" });

/** @param day YYYY-MM-DD @returns '21 Nov 2026', on a page */
export function dayDate(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** @param amount in PLN @returns '4 000 PLN', held together by no-break spaces */
export function pln(amount: number): string {
  return `${WHOLE.format(amount)}\u00a0PLN`;
}

/** @param grosze money as it is kept @returns '1 234.50 PLN'; whole złoty without decimals */
export function plnOfGrosze(grosze: number): string {
  const rest = grosze % 100;
  const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${WHOLE.format(Math.trunc(grosze / 100))}${decimals}\u00a0PLN`;
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

/** How the application writes a day: in the form of the reader's browser (spec §9), as '21 Nov 2026'. */
const SHORT_DAY = { dateStyle: "medium" } as const;

/** @param day YYYY-MM-DD @returns the day, as the application writes every day */
export function localDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { ...SHORT_DAY, timeZone: "UTC" });
}

/** @param instant ISO 8601 @returns the day in the shelter's zone, as the application writes every day */
export const localDate = inShelterZone(undefined, SHORT_DAY);

/** @param instant ISO 8601 @returns day and time in the shelter's zone, as the application writes every moment */
export const localMoment = inShelterZone(undefined, { ...SHORT_DAY, timeStyle: "short" });

import { byLanguage, currentLanguage, LOCALE } from "../../../contract/texts/language.ts";

const DAY = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(LOCALE[language], { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }),
);
const NUMBER = byLanguage((language) => new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: 2 }));

const MONTH = byLanguage(
  (language) => new Intl.DateTimeFormat(LOCALE[language], { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** For birth dates, which are often estimated. @param day YYYY-MM-DD @returns 'Nov 2026', 'lis 2026' */
export const formatMonth = (day: string): string => MONTH[currentLanguage()].format(new Date(`${day}T00:00:00Z`));

/** @param day YYYY-MM-DD @returns '21 Nov 2026', '21 lis 2026' */
export const formatDay = (day: string): string => DAY[currentLanguage()].format(new Date(`${day}T00:00:00Z`));

/** @returns '12.5', '12,5' */
export const formatNumber = (value: number): string => NUMBER[currentLanguage()].format(value);

/** Joins the parts that are known: those that are neither blank nor missing. */
export const joinKnown = (parts: readonly (string | false | null | undefined)[], separator = ", "): string =>
  parts.filter((part) => typeof part === "string" && part !== "").join(separator);

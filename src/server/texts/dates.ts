import { byLanguage, currentLanguage, LOCALE } from "../../contract/texts/language.ts";

const LONG_DAY = byLanguage(
  (language) => new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeZone: "UTC" }),
);

/** @param day YYYY-MM-DD @returns the day in the reader's language: `22 November 2026`, `22 listopada 2026` */
export const longDay = (day: string): string => LONG_DAY[currentLanguage()].format(new Date(day));

import { recordTexts } from "../texts/texts.ts";

/** Whole years, and the months beyond them where they are known. */
export type Age = { age: number | null; ageMonths?: number | null | undefined };

/** The age in years from which months are not shown. */
const WITHOUT_MONTHS_FROM = 2;

/** @returns the age of an animal under two years as people say it: '5 months', '1 year 3 months', 'under a year' */
export function youngAge({ age, ageMonths = null }: Age): string | undefined {
  if (age === null || age >= WITHOUT_MONTHS_FROM) return undefined;
  const { months, aFewWeeks, underAYear, oneYear, oneYearAnd } = recordTexts().animals.young;
  if (age === 1) return ageMonths ? oneYearAnd(ageMonths) : oneYear;
  if (ageMonths === null) return underAYear;
  return ageMonths === 0 ? aFewWeeks : months(ageMonths);
}

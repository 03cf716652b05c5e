const MONTH_AND_DAY = "-MM-DD".length;

/** @param day YYYY-MM-DD @returns the month and day, as `-02-29` */
const inYear = (day: string): string => day.slice(-MONTH_AND_DAY);
const yearOf = (day: string): number => Number(day.slice(0, -MONTH_AND_DAY));

/**
 * The age of a person on a day, in whole years; on the birthday itself they are a year older. Who was born on 29 February
 * is a year older on 1 March of common years. Not `Temporal`, because not all browsers have it.
 * @param bornOn YYYY-MM-DD @param day YYYY-MM-DD, of the shelter
 */
export const yearsOn = (bornOn: string, day: string): number =>
  yearOf(day) - yearOf(bornOn) - (inYear(day) < inYear(bornOn) ? 1 : 0);

/** @returns the first day on which a person born on this day is so many years old, by the rule of {@link yearsOn} */
export function dayOfAge(bornOn: string, years: number): string {
  const year = yearOf(bornOn) + years;
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const turn = inYear(bornOn) === "-02-29" && !isLeapYear ? "-03-01" : inYear(bornOn);
  return `${String(year).padStart(4, "0")}${turn}`;
}

import { currentLanguage, LOCALE } from "../../../../contract/texts/language.ts";

/** @returns a number with one decimal, or "–" where there was nothing to divide by (rules §14) */
export const oneDecimal = (value: number | null): string =>
  value === null ? "–" : decimals({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** @param percent of a share @returns '84.6%' */
export const percentText = (percent: number | null): string => (percent === null ? "–" : `${oneDecimal(percent)}%`);

/** @returns a whole number, grouped */
export const whole = (value: number): string => decimals({ maximumFractionDigits: 0 }).format(value);

const decimals = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALE[currentLanguage()], options);

import { currentLanguage, LOCALE } from "../texts/language.ts";

/** @returns a number with one decimal, or "–" where there was nothing to divide by (rules §14) */
export const oneDecimal = (value: number | null): string => {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value === null ? "–" : new Intl.NumberFormat(LOCALE[currentLanguage()], options).format(value);
};

/** @param percent of a share @returns '84.6%' */
export const percentText = (percent: number | null): string => (percent === null ? "–" : `${oneDecimal(percent)}%`);

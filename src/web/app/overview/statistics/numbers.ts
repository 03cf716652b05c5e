import { currentLanguage, LOCALE } from "../../../../contract/texts/language.ts";

/** @returns a whole number, grouped */
export const whole = (value: number): string =>
  new Intl.NumberFormat(LOCALE[currentLanguage()], { maximumFractionDigits: 0 }).format(value);

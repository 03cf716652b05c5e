import { currentLanguage, MONEY } from "../texts/language.ts";

/** Grouped digits, held together by no-break spaces. */
export const wholeNumber = new Intl.NumberFormat("pl-PL", { useGrouping: "always", maximumFractionDigits: 0 });

/** @param amount in PLN @returns '4 000 PLN', '4 000 zł', held together by no-break spaces */
export function pln(amount: number): string {
  return `${wholeNumber.format(amount)}\u00a0${MONEY[currentLanguage()].unit}`;
}

/** @param grosze money as stored in the database @returns '1 234.50 PLN', '1 234,50 zł'; whole złoty without decimals */
export function plnFromGrosze(grosze: number): string {
  const { unit, point } = MONEY[currentLanguage()];
  const rest = grosze % 100;
  const decimals = rest === 0 ? "" : `${point}${String(rest).padStart(2, "0")}`;
  return `${wholeNumber.format(Math.trunc(grosze / 100))}${decimals}\u00a0${unit}`;
}

import { byLanguage, currentLanguage, LOCALE } from "../../../../contract/texts/language.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

const formatsOf = (unit: "kilobyte" | "megabyte") =>
  byLanguage((language) => new Intl.NumberFormat(LOCALE[language], { style: "unit", unit, maximumFractionDigits: 1 }));
const [KILOBYTES, MEGABYTES] = [formatsOf("kilobyte"), formatsOf("megabyte")];

/** @returns the size of a file as '340 kB' or '2.1 MB' */
export function sizeOf(bytes: number): string {
  if (bytes >= MEGABYTE) return MEGABYTES[currentLanguage()].format(bytes / MEGABYTE);
  return KILOBYTES[currentLanguage()].format(Math.max(1, Math.round(bytes / KILOBYTE)));
}

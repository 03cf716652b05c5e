import type { ProblemCode } from "./unreadable.ts";
import type { XmlElement } from "./workbook.xml.ts";

/** Which styles are days, which show a number with zeros before it, and from when a workbook counts days. */
export type CellFormats = { dayStyles: ReadonlySet<number>; digitStyles: ReadonlyMap<number, number>; is1904: boolean };

/** What a cell says. @property fault why that is not all that it should say */
export type CellValue = { text: string; fault?: ProblemCode };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Excel takes 1900 for a leap year, so its days count from here from March 1900 on, and from a day later before. */
const FIRST_1900 = Date.UTC(1899, 11, 30);
const LEAP_1900 = 60;
const FIRST_1904 = Date.UTC(1904, 0, 1);
/** The last day that a workbook has, 31 December 9999. */
const LAST_DAY = 2_958_465;

/** The day of a number, as YYYY-MM-DD, with the time if there is one. */
function dayOf(serial: number, { is1904 }: CellFormats): string {
  const first = is1904 ? FIRST_1904 : FIRST_1900 + (serial < LEAP_1900 ? DAY_MS : 0);
  // To the minute: programs store 0.4999999 for noon.
  const moment = new Date(first + Math.round(serial * 24 * 60) * 60_000);
  const [day = "", time = ""] = moment.toISOString().split("T");
  return time.startsWith("00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

/** A number has up to 17 significant digits here, of which a workbook shows 15. */
const SHOWN_DIGITS = 15;

/**
 * A number plainly, in whatever notation it stands: 9.85112006542187E14 is 985112006542187, and 12.300000000000001, as programs
 * store 12.3, is 12.3. Beyond 2^53 not each whole number has a notation of its own, so such a one is exact only digit by digit.
 */
function numberText(text: string): CellValue {
  if (/^-?\d+$/.test(text)) return { text };
  const number = Number(text);
  if (!Number.isFinite(number)) return { text };
  if (Number.isInteger(number)) {
    if (Number.isSafeInteger(number)) return { text: String(number) };
    const [, digits] = /^(-?\d+)\.0+$/.exec(text) ?? [];
    return digits ? { text: digits } : { text, fault: "inexactNumber" };
  }
  const shown = Number(number.toPrecision(SHOWN_DIGITS));
  return { text: Math.abs(shown) < 1e-6 ? shown.toFixed(20).replace(/0+$/, "") : String(shown) };
}

/** What Excel writes for signs that XML does not have: `_x000D_`. */
const unescaped = (text: string) =>
  text.includes("_x")
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;

/** Errors that say that there is nothing: nobody has to mend them. */
const EMPTY = { text: "" };
const NOTHING_ERRORS: readonly string[] = ["#N/A", "#NULL!"];

/** A text that a cell names by its number. */
function sharedText(text: string, shared: readonly string[]): CellValue {
  const found = shared[Number(text)];
  return found === undefined && text !== "" ? { text: "", fault: "missingText" } : { text: found ?? "" };
}

const yesOrNo = (text: string) => (text === "1" || text === "true" ? "Yes" : "No");

/** A number as its style shows it: as a day, with zeros before it, or plainly. */
function shownNumber(text: string, style: number, formats: CellFormats): CellValue {
  const number = Number(text);
  if (number >= 1 && number < LAST_DAY + 1 && formats.dayStyles.has(style)) return { text: dayOf(number, formats) };
  const plain = numberText(text);
  const digits = formats.digitStyles.get(style) ?? 0;
  return /^\d+$/.test(plain.text) ? { ...plain, text: plain.text.padStart(digits, "0") } : plain;
}

/** What a cell shows, nearly: numbers plainly, days as YYYY-MM-DD. */
export function cellValue(
  { attributes: { t: kind = "n", s: style }, text, hasFormula }: XmlElement,
  shared: readonly string[],
  formats: CellFormats,
): CellValue {
  if (!text.trim()) return hasFormula && kind !== "str" ? { text, fault: "formulaWithoutResult" } : { text };
  if (kind === "s") return sharedText(text, shared);
  if (kind === "b") return { text: yesOrNo(text) };
  if (kind === "e") return NOTHING_ERRORS.includes(text) ? EMPTY : { text, fault: "errorInCell" };
  return kind === "n" ? shownNumber(text.trim(), Number(style), formats) : { text: unescaped(text) };
}

/** Which styles are days, and from when a workbook counts them. */
export type CellFormats = { dayStyles: ReadonlySet<number>; is1904: boolean };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Excel takes 1900 for a leap year, so its days count from here from March 1900 on. */
const FIRST_1900 = Date.UTC(1899, 11, 30);
const FIRST_1904 = Date.UTC(1904, 0, 1);

/** The day of a number, as YYYY-MM-DD, with the time if there is one. */
function dayOf(serial: number, { is1904 }: CellFormats): string {
  const moment = new Date((is1904 ? FIRST_1904 : FIRST_1900) + Math.round(serial * DAY_MS));
  if (Number.isNaN(moment.getTime())) return String(serial);
  const [day = "", time = ""] = moment.toISOString().split("T");
  return time.startsWith("00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

/** What a cell shows, nearly: numbers plainly, days as YYYY-MM-DD. */
export function cellText(
  { t: kind, s: style }: Record<string, string>,
  text: string,
  shared: readonly string[],
  formats: CellFormats,
): string {
  if (kind === "s") return shared[Number(text)] ?? "";
  if (kind === "b") return text === "1" ? "Yes" : "No";
  if (kind === "e") return "";
  const isNumber = (kind === undefined || kind === "n") && text !== "";
  if (!isNumber) return text;
  const number = Number(text);
  if (Number.isFinite(number) && number >= 1 && formats.dayStyles.has(Number(style))) return dayOf(number, formats);
  // 12.300000000000001 is what programs store for 12.3.
  return Number.isFinite(number) && text.includes(".") ? String(Number(number.toPrecision(14))) : text;
}

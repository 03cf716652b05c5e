import type { DateOrder } from "../layouts/words.ts";

/** 3/4/2025, 03.04.2025, 3-4-2025, with or without a time. */
const PARTED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ T,].*)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/;

/** The two numbers of a day whose order nobody knows; undefined for other texts. */
export function partsOf(text: string): [number, number] | undefined {
  const [, first, , second] = PARTED.exec(text) ?? [];
  return first && second ? [Number(first), Number(second)] : undefined;
}

const DAYS_OF = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > (DAYS_OF[month - 1] ?? 0)) return undefined;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2 && day === 29 && !isLeap) return undefined;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}`;
}

/** For how many years ahead a dose is due or protects, or a movement is planned. */
const PLANNED_AHEAD = 20;

/**
 * A year of two digits is of this century unless that is still to come. What may be planned lies ahead sooner than a hundred
 * years back: a dose that is due in 27 is due in 2027.
 */
function fullYear(year: number, today: string, mayCome: boolean): number {
  if (year >= 100) return year;
  const last = Number(today.slice(0, 4)) + (mayCome ? PLANNED_AHEAD : 0);
  return 2000 + year <= last ? 2000 + year : 1900 + year;
}

const known = new Map<string, string | undefined>();

/**
 * Reads a day as YYYY-MM-DD; undefined when there is no such day. The same days come again and again, so they are kept.
 * @param mayCome whether the column is for days that are planned
 */
export function readDay(
  text: string,
  order: DateOrder | undefined,
  today: string,
  mayCome = false,
): string | undefined {
  const key = `${order} ${mayCome} ${text}`;
  if (known.has(key)) return known.get(key);
  if (known.size > 50_000) known.clear();
  const day = parseDay(text, order, today, mayCome);
  known.set(key, day);
  return day;
}

function parseDay(text: string, order: DateOrder | undefined, today: string, mayCome: boolean): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, sign, second, year] = PARTED.exec(text) ?? [];
  if (!first || !second || !year) return undefined;
  // Dots are European.
  const isDayFirst = order === "dmy" || (order === undefined && sign === ".");
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return dayOf(fullYear(Number(year), today, mayCome), Number(month), Number(day));
}

const TIME = /[ T,](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?/i;

/** The time of day that stands beside a day, as 15:00:00; undefined when there is none. */
export function readTime(text: string): string | undefined {
  const [, hour, minute, second = "00", half] = TIME.exec(text) ?? [];
  if (!hour || !minute) return undefined;
  const isAfternoon = half?.toLowerCase() === "p";
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, "0")}:${minute}:${second}`;
  // A day that programs write with midnight has no time.
  return hours > 23 || time === "00:00:00" ? undefined : time;
}

import { browserLocale } from "../../../format.ts";

/** How a date is read. @property locale whose order of day, month and year it has, and whose names of months */
type Reading = { locale?: string | undefined; isComplete?: boolean };

const MONTHS = [...Array(12).keys()];
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TYPED_TIME = /^(\d{1,2}?)(?:\s*[:.h]?\s*(\d{2}))?(?:\s*([ap])\.?\s*m\.?)?$/iu;
const TIME_AT_END = /^(.*?)(?:[\s,T]+(?:\p{L}+\s+)?)(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?\s*m\.?)?$/iu;

/** @returns whether a date field has a date, as YYYY-MM-DD, and not what somebody is still typing */
export const isDay = (value: string): boolean => ISO_DAY.test(value);
/** @returns whether it has date and time, as YYYY-MM-DDTHH:mm */
export const isMoment = (value: string): boolean => ISO_MOMENT.test(value);

/** @returns whether it has a time of the day, as HH:mm */
export const isTime = (value: string): boolean => TIME.test(value);

/** @returns what is made of a locale, made once */
function onceEach<T>(make: (locale: string | undefined) => T): (locale: string | undefined) => T {
  const made = new Map<string | undefined, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** The order of a date's numbers, as "dmy". */
const orderOf = onceEach((locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" })
    .formatToParts(0)
    .map(({ type }) => ({ day: "d", month: "m", year: "y" })[type as string] ?? "")
    .join(""),
);

/** The names of each month: long and short, alone and within a date ("listopad", "listopada"). */
const monthNames = onceEach((locale) =>
  MONTHS.map((month) =>
    (["long", "short"] as const).flatMap((style) =>
      [{ month: style }, { month: style, day: "numeric" } as const].map((shape) => {
        const parts = new Intl.DateTimeFormat(locale, { ...shape, timeZone: "UTC" }).formatToParts(
          Date.UTC(2026, month, 1),
        );
        return folded(parts.find(({ type }) => type === "month")?.value ?? "");
      }),
    ),
  ),
);

const folded = (word: string): string => word.toLowerCase().replace(/\.$/, "");

/** @returns 1 to 12 for the name of a month, also for its first three letters or more */
function monthOf(word: string, locale: string | undefined): number | undefined {
  if (word.length < 3) return undefined;
  const found = MONTHS.filter((month) => monthNames(locale)[month]?.some((name) => name.startsWith(word)));
  return found.length === 1 && found[0] !== undefined ? found[0] + 1 : undefined;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** @returns YYYY-MM-DD, if the calendar has that day */
function existing(year: number, month: number, day: number): string | undefined {
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  const at = new Date(`${date}T00:00:00Z`);
  return year >= 1000 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined;
}

/** @returns a year of four digits; "85" is 1985 and "26" is 2026: at most twenty years ahead */
function yearOf(digits: string, isComplete: boolean): number {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2 || !isComplete) return Number.NaN;
  const now = new Date().getUTCFullYear();
  const inThisCentury = now - (now % 100) + Number(digits);
  return inThisCentury > now + 20 ? inThisCentury - 100 : inThisCentury;
}

/** Day, month and year of numbers that stand in an order, as "dmy". */
function inOrder(order: string, numbers: readonly string[], isComplete: boolean): string | undefined {
  const of = (part: string) => numbers[order.indexOf(part)] ?? "";
  if (of("d").length > 2 || of("m").length > 2) return undefined;
  return existing(yearOf(of("y"), isComplete), Number(of("m")), Number(of("d")));
}

/** "24112026", in the reader's order or from the year on. */
function ofEightDigits(digits: string, order: string): string | undefined {
  const inOne = (one: string) => {
    const shape = one.replace(/./g, (part) => (part === "y" ? "(....)" : "(..)"));
    return inOrder(one, (new RegExp(shape).exec(digits) ?? []).slice(1), true);
  };
  return inOne(order) ?? inOne("ymd");
}

/**
 * Reads a date as people type it: YYYY-MM-DD, in the reader's order (24.11.2026, 24/11/2026, 24112026), or with the name
 * of its month (24 Nov 2026).
 * @param reading.isComplete that nothing more will be typed: only then "24.11.26" is a date, of 2026
 * @returns YYYY-MM-DD; undefined when it is no date
 */
export function readDay(typed: string, { locale = browserLocale(), isComplete = false }: Reading = {}) {
  const numbers = typed.match(/\d+/g) ?? [];
  const order = orderOf(locale);
  const month = (typed.match(/\p{L}+/gu) ?? []).map((word) => monthOf(folded(word), locale)).find(Boolean);
  if (month !== undefined) {
    const [first = "", second = ""] = numbers;
    const isYearFirst = first.length === 4;
    const sorted = isYearFirst ? [first, String(month), second] : [second, String(month), first];
    return numbers.length === 2 ? inOrder("ymd", sorted, isComplete) : undefined;
  }
  if (/\p{L}{3}/u.test(typed)) return undefined;
  if (numbers.length === 1 && numbers[0]?.length === 8) return ofEightDigits(numbers[0], order);
  if (numbers.length !== 3) return undefined;
  return inOrder(numbers[0]?.length === 4 ? "ymd" : order, numbers, isComplete);
}

/** The hour of a day that begins at midnight. @param half the letter of "am" or "pm", for one of twelve hours */
function hourOf(hour: string, half: string | undefined): number {
  if (!half) return Number(hour);
  const isInHalf = Number(hour) >= 1 && Number(hour) <= 12;
  return isInHalf ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number.NaN;
}

/** @returns HH:mm, if a day has that time */
const timeOf = (hours: number, minute: string): string | undefined =>
  hours < 24 && Number(minute) < 60 ? `${two(hours)}:${minute}` : undefined;

/** Reads a time of the day as people type it: "9:30", "9.30", "930", "9 pm"; "9" when nothing more will be typed. @returns HH:mm */
export function readTime(typed: string, { isComplete = false }: Reading = {}): string | undefined {
  const [whole, hour = "", minute, half] = TYPED_TIME.exec(typed.trim()) ?? [];
  if (whole === undefined || (minute === undefined && !isComplete)) return undefined;
  return timeOf(hourOf(hour, half), minute ?? "00");
}

/** Reads date and time, as {@link readDay}: "24.11.2026 10:30", "Nov 24, 2026, 10:30 AM". @returns YYYY-MM-DDTHH:mm */
export function readMoment(typed: string, reading: Reading = {}): string | undefined {
  const [, date = "", hour = "", minute = "", half] = TIME_AT_END.exec(typed.trim()) ?? [];
  const day = readDay(date, { ...reading, isComplete: true });
  const time = timeOf(hourOf(hour, half), minute);
  return day === undefined || time === undefined ? undefined : `${day}T${time}`;
}

/** Whether 03/04 is the fourth of March or the third of April. */
export const DATE_ORDERS = ["dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

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

/** A year of two digits is of this century unless that is still to come. */
const fullYear = (year: number, today: string) =>
  year >= 100 ? year : 2000 + year <= Number(today.slice(0, 4)) ? 2000 + year : 1900 + year;

const known = new Map<string, string | undefined>();

/** Reads a day as YYYY-MM-DD; undefined when there is no such day. The same days come again and again, so they are kept. */
export function readDay(text: string, order: DateOrder | undefined, today: string): string | undefined {
  const key = `${order} ${text}`;
  if (known.has(key)) return known.get(key);
  if (known.size > 50_000) known.clear();
  const day = parseDay(text, order, today);
  known.set(key, day);
  return day;
}

function parseDay(text: string, order: DateOrder | undefined, today: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, sign, second, year] = PARTED.exec(text) ?? [];
  if (!first || !second || !year) return undefined;
  // Dots are European.
  const isDayFirst = order === "dmy" || (order === undefined && sign === ".");
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return dayOf(fullYear(Number(year), today), Number(month), Number(day));
}

type Age = { years: number; months: number; days: number; knowsMonths: boolean };

/** What the first letter of a unit means, in English and Polish: years, months, weeks (tygodnie), days. */
const UNITS: Readonly<Record<string, Partial<Age>>> = {
  y: { years: 1 },
  l: { years: 1 },
  r: { years: 1 },
  m: { months: 1, knowsMonths: true },
  w: { days: 7, knowsMonths: true },
  t: { days: 7, knowsMonths: true },
  d: { days: 1, knowsMonths: true },
};

/** An age as years and months: "2Y/ 4M/ 26D", "7 months", "3", "2 lata". */
export function readAge(text: string): Age | undefined {
  const plain = /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : undefined;
  const age = plain === undefined ? ageInParts(text) : ageInYears(plain);
  return age && age.years <= 60 ? age : undefined;
}

const ageInYears = (years: number): Age => ({
  years: Math.floor(years),
  months: Math.round((years % 1) * 12),
  days: 0,
  knowsMonths: years % 1 > 0,
});

function ageInParts(text: string): Age | undefined {
  const age: Age = { years: 0, months: 0, days: 0, knowsMonths: false };
  const parts = [...text.matchAll(/(\d+)\s*([ymwdlrt])/gi)];
  for (const [, number, unit = ""] of parts) {
    const { years = 0, months = 0, days = 0, knowsMonths = false } = UNITS[unit.toLowerCase()] ?? {};
    age.years += Number(number) * years;
    age.months += Number(number) * months;
    age.days += Number(number) * days;
    age.knowsMonths ||= knowsMonths;
  }
  return parts.length > 0 ? age : undefined;
}

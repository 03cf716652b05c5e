import type { QueryOf } from "../../../../contract/calls.ts";
import {
  type Against,
  againstFor,
  daysLater,
  lastOfMonth,
  monthsLater,
  type Span,
} from "../../../../contract/overview/spans.ts";
import { stepsOf } from "../../../../contract/overview/statistics-plots.ts";
import { pathOf } from "../../../call-path.ts";
import { shelterToday } from "../../platform/shelter-day.ts";

export const PERIODS = ["month", "lastMonth", "quarter", "year", "lastYear", "months12", "own"] as const;
export type Period = (typeof PERIODS)[number];
export type StatisticsCall =
  | "GET /statistics/summary"
  | "GET /statistics/flow"
  | "GET /statistics/months"
  | "GET /statistics/population"
  | "GET /statistics/capacity"
  | "GET /statistics/phases"
  | "GET /statistics/phases/stays";
/** The days and the filters, which every call takes. */
export type Asked = QueryOf<"GET /statistics/months">;

/** How many months a period has; own days have none. */
const MONTHS: Readonly<Record<Exclude<Period, "own">, number>> = {
  month: 1,
  lastMonth: 1,
  quarter: 3,
  year: 12,
  lastYear: 12,
  months12: 12,
};

/** @returns the period that the address names; this year without one */
export const periodOf = (params: URLSearchParams): Period =>
  PERIODS.find((period) => period === params.get("period")) ?? "year";

/** @returns first and last day of a period, as YYYY-MM-DD; own days are this year's until somebody gives them */
export function daysOf(period: Period, params: URLSearchParams): Span {
  const to = shelterToday();
  const month = `${to.slice(0, 8)}01`;
  const year = `${to.slice(0, 5)}01-01`;
  const before = (first: string, months: number) => ({ from: monthsLater(first, -months), to: daysLater(first, -1) });
  if (period === "month") return { from: month, to };
  if (period === "lastMonth") return before(month, 1);
  if (period === "quarter") return { from: monthsLater(month, -((Number(to.slice(5, 7)) - 1) % 3)), to };
  if (period === "lastYear") return before(year, 12);
  if (period === "months12") return { from: daysLater(monthsLater(to, -12), 1), to };
  const own = (name: string) => (period === "own" && params.get(name)) || undefined;
  return { from: own("from") ?? year, to: own("to") ?? to };
}

/** @returns how many months a span is meant to have, though the last one may be running; 0 for other days */
function monthsIn(period: Period, { from, to }: Span): number {
  if (period !== "own") return MONTHS[period];
  const isWhole = (months: number) => {
    const last = lastOfMonth(monthsLater(from, months - 1));
    return to === last || (to === shelterToday() && to < last);
  };
  const begins = from.endsWith("-01")
    ? [12, 3, 1].filter((months) => (Number(from.slice(5, 7)) - 1) % months === 0)
    : [];
  return begins.find(isWhole) ?? 0;
}

/**
 * The span of the same kind right before or after, as parts of the address; one that has not ended ends today.
 * @returns undefined when it has not begun
 */
export function besideSpan(params: URLSearchParams, step: 1 | -1): Record<string, string> | undefined {
  const period = periodOf(params);
  const span = daysOf(period, params);
  const months = monthsIn(period, span);
  const moved = months > 0 ? monthsBeside(span, months * step, months) : daysBeside(span, step);
  const today = shelterToday();
  if (moved.from > today) return undefined;
  const next = { from: moved.from, to: moved.to < today ? moved.to : today };
  const named = PERIODS.find((one) => {
    if (one === "own" || MONTHS[one] !== months) return false;
    const days = daysOf(one, params);
    return days.from === next.from && days.to === next.to;
  });
  return named ? { period: named, from: "", to: "" } : { period: "own", ...next };
}

function monthsBeside({ from }: Span, by: number, months: number): Span {
  const next = monthsLater(from, by);
  return { from: next, to: daysLater(monthsLater(next, months), -1) };
}

function daysBeside({ from, to }: Span, step: 1 | -1): Span {
  const days = ((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1) * step;
  return { from: daysLater(from, days), to: daysLater(to, days) };
}

/** Which a year is compared with is no question; a month is also compared with the month before. */
export const mayChooseAgainst = (span: Span): boolean => stepsOf(span) !== "month";

/** @returns what the address compares with */
export function againstOf(params: URLSearchParams): Against {
  const span = daysOf(periodOf(params), params);
  const asked = mayChooseAgainst(span) && params.get("against") === "span" ? "span" : "year";
  return againstFor(span, asked);
}

/** The parameters of the address that filter. */
export const FILTERS = ["type", "intakeType", "ageClass", "locationId"] as const;

/** @returns what the address asks of the calls */
export function askedOf(params: URLSearchParams): Asked {
  const filters = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...daysOf(periodOf(params), params), ...Object.fromEntries(filters) };
}

/** @returns the address of a call's CSV file */
export const csvAddress = (
  name: StatisticsCall,
  asked: QueryOf<"GET /statistics/capacity"> | QueryOf<"GET /statistics/phases">,
): string => `${pathOf(name)}?${new URLSearchParams({ ...(asked as Record<string, string>), format: "csv" })}`;

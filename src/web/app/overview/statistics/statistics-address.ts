import type { QueryOf } from "../../../../contract/calls.ts";
import { pathOf } from "../../../call-path.ts";
import { shelterToday } from "../../platform/shelter-day.ts";

export const PERIODS = ["year", "lastYear", "months12", "own"] as const;
export type Period = (typeof PERIODS)[number];
export type StatisticsCall =
  | "GET /statistics/summary"
  | "GET /statistics/months"
  | "GET /statistics/population"
  | "GET /statistics/capacity";
export type Asked = QueryOf<"GET /statistics/summary">;

/** @returns the period that the address names; this year without one */
export const periodOf = (params: URLSearchParams): Period =>
  PERIODS.find((period) => period === params.get("period")) ?? "year";

/** @returns first and last day of a period, as YYYY-MM-DD; own days are this year's until somebody gives them */
export function daysOf(period: Period, params: URLSearchParams): { from: string; to: string } {
  const today = shelterToday();
  const year = Number(today.slice(0, 4));
  if (period === "lastYear") return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (period === "months12") return { from: dayAfter(`${year - 1}${today.slice(4)}`), to: today };
  const own = (name: string) => (period === "own" && params.get(name)) || undefined;
  return { from: own("from") ?? `${year}-01-01`, to: own("to") ?? today };
}

/** 29 February of a year without one is 1 March, which is the day after 28 February. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (date.toISOString().slice(0, 10) === day) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** @returns what the address asks of the calls */
export function askedOf(params: URLSearchParams): Asked {
  const filters = ["type", "intakeType", "ageClass", "locationId"].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...daysOf(periodOf(params), params), ...Object.fromEntries(filters) };
}

/** @returns the address of a call's CSV file */
export const csvAddress = (name: StatisticsCall, asked: QueryOf<"GET /statistics/capacity">): string =>
  `${pathOf(name)}?${new URLSearchParams({ ...(asked as Record<string, string>), format: "csv" })}`;

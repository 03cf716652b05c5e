import { shelterZone } from "../../../contract/platform/dates.ts";
import { dayIn } from "../../../contract/platform/time.ts";

const DAY_MS = 86_400_000;

/** @returns the shelter's day at a moment, as YYYY-MM-DD */
export const shelterDayOf = (moment: string | Date): string => dayIn(shelterZone(), new Date(moment));

/** @returns the shelter's day now, as YYYY-MM-DD */
export const shelterToday = (): string => shelterDayOf(new Date());

/** @returns the nights between two days, each as YYYY-MM-DD */
export const nightsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** @returns the nights since a moment, by the shelter's days */
export const nightsSince = (moment: string): number => nightsBetween(shelterDayOf(moment), shelterToday());

/** @returns the day so many days later */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

import { z } from "zod";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { blankable } from "./shared.ts";
import { WEEKDAYS, type Weekday, type WeeklyHours } from "./shelter.ts";

const text = messages(() => recordTexts().shelter.hours);

/** How many lines of weekly hours and of single days a shelter may have, and the longest note. */
export const HOURS_LIMITS = { weekly: 21, exceptions: 100, note: 200 } as const;

const Time = z.string(text.time).regex(/^([01]\d|2[0-3]):[0-5]\d$/, text.time);

const WEEKLY = {
  days: z
    .array(z.enum(WEEKDAYS), text.day)
    .min(1, text.day)
    .max(WEEKDAYS.length)
    .transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
  opens: Time,
  closes: Time,
};

/** @param further what a line of weekly hours says besides days and times */
export const hoursLine = <T extends z.ZodRawShape>(further: T) =>
  z
    .object({ ...WEEKLY, ...further })
    .refine((line) => (line as unknown as WeeklyHours).opens < (line as unknown as WeeklyHours).closes, {
      path: ["closes"],
      ...text.order,
    });

/** @returns for a line of hours, the first day on which it overlaps with an earlier one */
function overlapOf(hours: readonly WeeklyHours[], at: number): Weekday | undefined {
  const mine = hours[at] as WeeklyHours;
  return mine.days.find((day) =>
    hours
      .slice(0, at)
      .some((other) => other.days.includes(day) && mine.opens < other.closes && other.opens < mine.closes),
  );
}

/** Lines of weekly hours: several may name one day, unless they overlap. */
export const withoutOverlaps = <T extends z.ZodType<WeeklyHours[]>>(lines: T) =>
  lines.superRefine((hours, context) => {
    const { hours: texts, weekdays } = recordTexts().shelter;
    for (const at of hours.keys()) {
      const day = overlapOf(hours, at);
      if (day) context.addIssue({ code: "custom", path: [at, "opens"], message: texts.overlap(weekdays[day]) });
    }
  });

/** The weekly opening hours. */
export const OpeningHours = withoutOverlaps(z.array(hoursLine({})).max(HOURS_LIMITS.weekly));

const Exception = z
  .object({
    on: z.iso.date(text.exceptionDay),
    opens: Time.nullable().default(null),
    closes: Time.nullable().default(null),
    note: blankable(HOURS_LIMITS.note).default(null),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), { path: ["closes"], ...text.both })
  .refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
    path: ["closes"],
    ...text.order,
  });

/** Single days with other hours than the week's, in their order; each day once. */
export const Exceptions = z
  .array(Exception)
  .max(HOURS_LIMITS.exceptions)
  .superRefine((days, context) => {
    for (const [at, { on }] of days.entries()) {
      const isTwice = days.slice(0, at).some((earlier) => earlier.on === on);
      if (isTwice) context.addIssue({ code: "custom", path: [at, "on"], message: recordTexts().shelter.hours.twice });
    }
  })
  .transform((days) => days.toSorted((one, other) => one.on.localeCompare(other.on)));

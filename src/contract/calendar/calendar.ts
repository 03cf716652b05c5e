import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Day, DayInQuery, Id, Instant, typedNumber } from "../platform/shared.ts";
import { typedMoment } from "../platform/typed-moment.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { AppointmentTimes, Minutes } from "./appointments.ts";

const text = messages(() => recordTexts().visits);

/** The most days in one request: the six weeks that a page of a month shows. */
export const CALENDAR_DAYS = 42;

export const CALENDAR_KINDS = ["appointment", "visit", "home_check", "fetching"] as const;

/** An event: an appointment of an animal, a visit to it, or a visit to an adopter's home. */
export const CalendarItem = z
  .object({
    kind: z.enum(CALENDAR_KINDS),
    id: Id,
    animalId: Id,
    animalName: z.string(),
    animalType: z.enum(["Dog", "Cat"]),
    detail: z.string().describe("the service of an appointment; else who comes, or who is visited"),
    purpose: z.string().nullable().describe("of an appointment"),
    userId: Id.nullable().describe("of a visit: who comes, or who is visited"),
    adoptionId: Id.nullable().describe("of a home check"),
    employeeId: Id.nullable(),
    employeeFullName: z.string().nullable(),
    startsAt: Instant,
    minutes: z.int(),
    outcome: z.enum(["done", "missed"]).nullable().describe("of a visit: whether it took place, once somebody said so"),
    actions: z.array(z.enum(["move", "done", "missed"])),
    fixed: z.string().nullable().describe("why it cannot be moved, if so"),
  })
  .meta({ id: "CalendarItem" });
export type CalendarItem = z.infer<typeof CalendarItem>;

/** Somebody who has a column of their own, also without anything to do: with the hours in which they receive visitors. */
export const CalendarEmployee = z
  .object({
    id: Id,
    fullName: z.string(),
    jobTitle: z.string(),
    hours: z.array(z.object({ on: Day, opens: z.string(), closes: z.string() })),
  })
  .meta({ id: "CalendarEmployee" });
export type CalendarEmployee = z.infer<typeof CalendarEmployee>;

const DAY_MS = 86_400_000;

/** `from` and `to` are days at the shelter, both included. */
export const CalendarQuery = z
  .object({ from: DayInQuery, to: DayInQuery, employeeId: typedNumber(Id).optional() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < CALENDAR_DAYS * DAY_MS, {
    path: ["to"],
    ...text.calendarDays,
  });
export type CalendarQuery = z.output<typeof CalendarQuery>;

/** Where something shall be moved to. Without `employeeId` nobody is with a visit, and an appointment keeps its employee. */
export const CalendarTimesQuery = z.object({
  kind: z.enum(CALENDAR_KINDS),
  id: typedNumber(Id),
  at: typedMoment(text.time),
  minutes: typedNumber(Minutes),
  employeeId: typedNumber(Id).optional(),
});
export type CalendarTimesQuery = z.output<typeof CalendarTimesQuery>;

/**
 * Appointments and visits of some days together, for staff (rules §5). `more`: there are too many to show them all.
 * `employees`: who has something in these days or hours for visitors, and who had an appointment lately.
 */
export const calendarCalls = {
  "GET /calendar": {
    query: CalendarQuery,
    answer: z.object({ items: z.array(CalendarItem), employees: z.array(CalendarEmployee), more: z.boolean() }),
  },
  "GET /calendar/times": {
    description: "What stands in the way of a move, and the next free times, before it is saved.",
    query: CalendarTimesQuery,
    answer: AppointmentTimes,
  },
} satisfies CallTable;

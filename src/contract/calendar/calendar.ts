import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { DayInQuery, Id, Instant, typedNumber } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().visits);

/** The most days in one request. */
export const CALENDAR_DAYS = 31;

/** An event: an appointment of an animal, a visit to it, or a visit to an adopter's home. */
export const CalendarItem = z
  .object({
    kind: z.enum(["appointment", "visit", "home_check"]),
    id: Id,
    animalName: z.string(),
    animalType: z.enum(["Dog", "Cat"]),
    detail: z.string().describe("the service of an appointment; else who comes, or who is visited"),
    employeeId: Id.nullable(),
    employeeFullName: z.string().nullable(),
    startsAt: Instant,
    minutes: z.int(),
    outcome: z.enum(["done", "missed"]).nullable().describe("of a visit: whether it took place, once somebody said so"),
    actions: z.array(z.enum(["move", "done", "missed"])),
  })
  .meta({ id: "CalendarItem" });
export type CalendarItem = z.infer<typeof CalendarItem>;

const DAY_MS = 86_400_000;

/** `from` and `to` are days at the shelter, both included. */
export const CalendarQuery = z
  .object({ from: DayInQuery, to: DayInQuery, employeeId: typedNumber(Id).optional() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < CALENDAR_DAYS * DAY_MS, {
    path: ["to"],
    ...text.calendarDays,
  });
export type CalendarQuery = z.output<typeof CalendarQuery>;

/** Appointments and visits of some days together, for staff (rules §5). `more`: there are too many to show them all. */
export const calendarCalls = {
  "GET /calendar": { query: CalendarQuery, answer: z.object({ items: z.array(CalendarItem), more: z.boolean() }) },
} satisfies CallTable;

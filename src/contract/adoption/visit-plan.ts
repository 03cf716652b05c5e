import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Id, tooLong } from "../platform/shared.ts";
import { hoursLine, withoutOverlaps } from "../platform/shelter-hours.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().visits.plan);

/** The smallest and the largest number of each rule of the plan. */
export const PLAN_LIMITS = {
  minutes: [15, 180],
  atOnce: [1, 20],
  noticeHours: [0, 168],
  daysAhead: [1, 90],
} as const;
export type PlanNumber = keyof typeof PLAN_LIMITS;

const LIMITS = { lines: 21, daysOff: 100, note: 200 } as const;

const number = (name: PlanNumber) => {
  const [least, most] = PLAN_LIMITS[name];
  const refused = { error: () => recordTexts().visits.plan.number(least, most) };
  return z.int(refused).min(least, refused).max(most, refused);
};

const Line = hoursLine({ employeeId: Id.nullable().default(null).describe("who is with the visitors") });

const DayOff = z
  .object({
    from: z.iso.date(text.dayOff),
    until: z.iso.date(text.dayOff),
    note: z.string().trim().max(LIMITS.note, tooLong(LIMITS.note)).default(""),
  })
  .refine(({ from, until }) => from <= until, { path: ["until"], ...text.daysOrder });

/** When visitors may come, by the shelter's clock. Days on which the shelter is closed are days off, too. */
export const VisitPlan = z
  .object({
    minutes: number("minutes").describe("how long a visit takes"),
    atOnce: number("atOnce").describe("how many people may come at the same time"),
    noticeHours: number("noticeHours").describe("a visit is booked so long before it at least"),
    daysAhead: number("daysAhead").describe("and so many days before it at most"),
    hours: withoutOverlaps(z.array(Line).max(LIMITS.lines)),
    daysOff: z
      .array(DayOff)
      .max(LIMITS.daysOff)
      .transform((days) => days.toSorted((one, other) => one.from.localeCompare(other.from))),
  })
  .meta({ id: "VisitPlan" });
export type VisitPlan = z.infer<typeof VisitPlan>;

/** Before a shelter has said anything: no hours, so nobody can book. */
export const NO_VISITS: VisitPlan = {
  minutes: 45,
  atOnce: 2,
  noticeHours: 12,
  daysAhead: 21,
  hours: [],
  daysOff: [],
};

const WithVersion = VisitPlan.extend({ version: z.int() });

/** When visits are offered: read by staff, set by admins (rules §5). */
export const visitPlanCalls = {
  "GET /visit-plan": { answer: WithVersion },
  "PUT /visit-plan": { body: VisitPlan, answer: WithVersion },
} satisfies CallTable;

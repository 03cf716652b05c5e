import { z } from "zod";
import { WAIT_PHASES } from "../animals/wait-phases.ts";
import type { CallTable } from "../platform/call.ts";
import { Day, Id, listOf, listQuery, oneOf } from "../platform/shared.ts";
import { FLOW_BY, StatisticsQuery } from "./statistics.ts";

const Phase = z.enum(WAIT_PHASES);

/** What the days of the phases are grouped by: as intakes and outcomes, or by where the animal lived that evening. */
export const PhasesQuery = StatisticsQuery.safeExtend({ by: oneOf("by", [...FLOW_BY, "location"]) });
export type PhasesQuery = z.output<typeof PhasesQuery>;

/** The days of one phase, and in how many stays. */
export const PhaseDays = z.object({ phase: Phase, days: z.int(), stays: z.int() });
export type PhaseDays = z.infer<typeof PhaseDays>;

/** The days of one phase in a step of the period, or in a location. */
export const PhaseItem = PhaseDays.extend({
  from: Day.optional(),
  to: Day.optional(),
  locationId: Id.nullable().optional().describe("null for the days in no unit"),
  location: z.string().nullable().optional(),
});
export type PhaseItem = z.infer<typeof PhaseItem>;

const sums = {
  total: z.int().describe("all days, as many as the animal-days of the period that have come"),
  needless: z.int().describe("those on which animals only waited for us"),
};

export const PhaseStatistics = z
  .object({
    items: z.array(PhaseItem),
    phases: z.array(PhaseDays).describe("of the whole period"),
    ...sums,
    stays: z.int(),
  })
  .meta({ id: "PhaseStatistics" });
export type PhaseStatistics = z.infer<typeof PhaseStatistics>;

/** How many stays a page has. */
export const STAYS_PAGE = 20;

/** The stays of a period by pages; a file has all of them. */
export const StayPhasesQuery = StatisticsQuery.safeExtend(listQuery(STAYS_PAGE).omit({ q: true }).shape);
export type StayPhasesQuery = z.output<typeof StayPhasesQuery>;

/** The days of one stay in the period, by phase. */
export const StayPhases = z
  .object({
    id: Id,
    animal: z.object({ id: Id, name: z.string() }),
    intakeOn: Day,
    outcomeOn: Day.nullable(),
    phases: z.array(z.object({ phase: Phase, days: z.int() })),
    ...sums,
  })
  .meta({ id: "StayPhases" });
export type StayPhases = z.infer<typeof StayPhases>;

/** What the days in care waited for, for staff (rules §14). */
export const phaseCalls = {
  "GET /statistics/phases": {
    description: "The days in care by what they waited for (docs/decisions/0085); with `by`, of each step or location.",
    query: PhasesQuery,
    answer: PhaseStatistics,
  },
  "GET /statistics/phases/stays": {
    description: "The days of each stay by what they waited for; those that waited for us longest first.",
    query: StayPhasesQuery,
    answer: listOf(StayPhases),
  },
} satisfies CallTable;

import { z } from "zod";
import { ANIMAL_TYPES } from "../animals/animals.ts";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../animals/stays.ts";
import type { CallTable } from "../platform/call.ts";
import { chosenId, Day, Id, LAST_DAY, oneOf, typedNumber } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { AGAINST } from "./spans.ts";

/** The age at the event: `young` is under five months (rules §14). */
export const STATISTIC_AGES = ["young", "adult", "unknown"] as const;
/** The largest number of years that statistics cover. */
export const STATISTIC_YEARS = 20;

const text = messages(() => recordTexts().statistics);
const day = z.iso.date(text.day).refine((typed) => typed >= "1900-01-01" && typed <= LAST_DAY, text.day);
const FORMATS = ["json", "csv"] as const;

const span = { from: day, to: day };

/** Refuses a span that is reversed or too long. */
function inOrder({ from, to }: { from: string; to: string }, context: z.core.$RefinementCtx) {
  const texts = recordTexts().statistics;
  const last = `${Number(from.slice(0, 4)) + STATISTIC_YEARS}${from.slice(4)}`;
  if (from > to) context.addIssue({ code: "custom", path: ["to"], message: texts.reversed });
  else if (to > last) context.addIssue({ code: "custom", path: ["to"], message: texts.tooLong(STATISTIC_YEARS) });
}

/** The period of statistics, both ends included, and filters. `format=csv` answers a file. */
export const StatisticsQuery = z
  .object({
    ...span,
    type: oneOf("Type", ANIMAL_TYPES),
    intakeType: oneOf("intakeType", INTAKE_TYPES),
    ageClass: oneOf("ageClass", STATISTIC_AGES),
    locationId: typedNumber(chosenId(messages(() => recordTexts().lists).recordNumber))
      .optional()
      .describe("stays whose animal has lived in a unit of this location"),
    format: oneOf("format", FORMATS),
  })
  .superRefine(inOrder);
export type StatisticsQuery = z.output<typeof StatisticsQuery>;

/** The summary also says what it is compared with, unless `against=none`. */
export const SummaryQuery = StatisticsQuery.safeExtend({
  against: oneOf("against", [...AGAINST, "none"]).describe(
    "what `previous` is: the same days of the year before (default), as many months or days right before, or nothing",
  ),
});
export type SummaryQuery = z.output<typeof SummaryQuery>;

/** Money has no filter by animals. */
export const DonatedQuery = z.object({ ...span, against: oneOf("against", AGAINST) }).superRefine(inOrder);

/** The steps in which intakes and outcomes are counted. A week is seven days, counted from the first day asked for. */
export const FLOW_BY = ["day", "week", "month"] as const;
export const FlowQuery = StatisticsQuery.safeExtend({ by: oneOf("by", FLOW_BY) });
export type FlowQuery = z.output<typeof FlowQuery>;

/** What the use of places is grouped by. */
export const CAPACITY_BY = ["day", "month", "location", "unit"] as const;
export const CapacityQuery = StatisticsQuery.safeExtend({ by: oneOf("by", CAPACITY_BY) });
export type CapacityQuery = z.output<typeof CapacityQuery>;

/** A share with its numerator and denominator; `percent` is null when the denominator is 0. */
export const Rate = z.object({ numerator: z.int(), denominator: z.int(), percent: z.number().nullable() });
export type Rate = z.infer<typeof Rate>;

const days = { count: z.int(), mean: z.number().nullable(), median: z.number().nullable(), p90: z.number().nullable() };
const LengthOfStay = z.object(days);
const ByIntake = z.partialRecord(z.enum(INTAKE_TYPES), z.int());
const ByOutcome = z.partialRecord(z.enum(OUTCOME_TYPES), z.int());

const reasonCounts = <const T extends readonly [string, ...string[]]>(types: T) =>
  z.array(
    z.object({
      type: z.enum(types),
      reason: z.string().nullable().describe("of the shelter's list, in the reader's language; null for own words"),
      count: z.int(),
    }),
  );
/** How often a reason was given for a kind of intake or outcome. */
export type ReasonCount<T extends string> = { type: T; reason: string | null; count: number };

/** The rates of a period, in the order in which they are shown. */
export const RATES = ["liveRelease", "asilomar", "aliveOrDead", "save", "livePerIntake", "returnToOwner"] as const;

/** The figures of a period. */
export const StatisticsFigures = z
  .object({
    from: Day,
    to: Day,
    liveIntakes: z.int(),
    intakesByType: ByIntake,
    intakesByReason: reasonCounts(INTAKE_TYPES),
    outcomes: z.int(),
    outcomesByType: ByOutcome,
    outcomesByReason: reasonCounts(OUTCOME_TYPES),
    deadOnArrival: z.int(),
    rates: z.object(
      Object.fromEntries(RATES.map((name) => [name, Rate])) as Record<(typeof RATES)[number], typeof Rate>,
    ),
    lengthOfStay: z.object({
      ...days,
      toAdoption: LengthOfStay,
      inShelter: LengthOfStay.describe("without the days in foster homes, on trial, at the vet's and elsewhere"),
    }),
    returns30: z.object({
      returned: z.int(),
      backForAnyReason: z.int(),
      adoptions: z.int().describe("those that are at least 30 days old"),
      tooYoung: z.int(),
      percent: z.number().nullable(),
    }),
    population: z.object({ begin: z.int(), end: z.int() }),
    animalDays: z.int(),
  })
  .meta({ id: "StatisticsFigures" });
export type StatisticsFigures = z.infer<typeof StatisticsFigures>;

export const StatisticsSummary = StatisticsFigures.extend({
  previous: StatisticsFigures.optional().describe("the same figures of the span that it is compared with"),
}).meta({ id: "StatisticsSummary" });
export type StatisticsSummary = z.infer<typeof StatisticsSummary>;

const flow = {
  liveIntakes: z.int(),
  intakesByType: ByIntake,
  outcomes: z.int(),
  outcomesByType: ByOutcome,
  begin: z.int(),
  end: z.int(),
  liveRelease: Rate,
};
/** Who came and left on some days of the period. */
export const FlowStatistics = z.object({ from: Day, to: Day, ...flow }).meta({ id: "FlowStatistics" });
export type FlowStatistics = z.infer<typeof FlowStatistics>;

const Donated = z.object({ from: Day, to: Day, grosze: z.int() });
/** What was donated in a period, beside the span that it is compared with. */
export const DonatedStatistics = Donated.extend({ previous: Donated }).meta({ id: "DonatedStatistics" });
export type DonatedStatistics = z.infer<typeof DonatedStatistics>;

export const MonthStatistics = z
  .object({ month: z.string().describe("as 2026-01"), ...flow })
  .meta({ id: "MonthStatistics" });
export type MonthStatistics = z.infer<typeof MonthStatistics>;

export const DayPopulation = z.object({ day: Day, count: z.int() });
export type DayPopulation = z.infer<typeof DayPopulation>;

/** The share of used places: animals in units at the end of each day, divided by the places of the open units. */
export const PlacesUsed = z.object({ animalDays: z.int(), placeDays: z.int(), percent: z.number().nullable() });
export type PlacesUsed = z.infer<typeof PlacesUsed>;

/** The figures of one day, month, location or unit. */
export const CapacityItem = PlacesUsed.extend({
  day: Day.optional(),
  month: z.string().optional().describe("as 2026-01"),
  locationId: Id.optional(),
  location: z.string().optional(),
  unitId: Id.optional(),
  unit: z.string().optional(),
});
export type CapacityItem = z.infer<typeof CapacityItem>;

export const CapacityStatistics = z
  .object({ total: PlacesUsed, items: z.array(CapacityItem) })
  .meta({ id: "CapacityStatistics" });
export type CapacityStatistics = z.infer<typeof CapacityStatistics>;

/** Statistics of stays, for staff (rules §14). */
export const statisticsCalls = {
  "GET /statistics/summary": { query: SummaryQuery, answer: StatisticsSummary },
  "GET /statistics/flow": { query: FlowQuery, answer: z.object({ items: z.array(FlowStatistics) }) },
  "GET /statistics/donations": { query: DonatedQuery, answer: DonatedStatistics },
  "GET /statistics/months": { query: StatisticsQuery, answer: z.object({ items: z.array(MonthStatistics) }) },
  "GET /statistics/population": { query: StatisticsQuery, answer: z.object({ items: z.array(DayPopulation) }) },
  "GET /statistics/capacity": { query: CapacityQuery, answer: CapacityStatistics },
} satisfies CallTable;

import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { COUNTED_AT_MOST, RETENTION_KINDS, RETENTION_MONTHS } from "../platform/retention.ts";
import { Day, Instant, typedNumber } from "../platform/shared.ts";
import { recordTexts } from "../texts/texts.ts";

const { min, max } = RETENTION_MONTHS;
const outside = { error: () => recordTexts().retention.months(min, max) };
const months = z.int(outside).min(min, outside).max(max, outside);

const Counted = z
  .object({
    count: z.int().describe(`counted up to ${COUNTED_AT_MOST}`),
    isMore: z.boolean().describe("there are more than were counted"),
    oldest: Instant.nullable().describe("when the oldest of them ended"),
  })
  .meta({ id: "RetentionCount" });
export type RetentionCount = z.infer<typeof Counted>;

const RetentionPeriod = z
  .object({
    kind: z.enum(RETENTION_KINDS),
    months: z.int().nullable().describe("null: kept, nothing is erased"),
    held: Counted.describe("what has ended and is not erased"),
    next: z
      .object({ night: Day, due: Counted })
      .nullable()
      .describe("the next night at the shelter, and what it will erase; null: nothing is erased"),
    last: z.object({ night: Day, erased: z.int() }).nullable().describe("the latest night that erased something"),
    changed: z.object({ at: Instant, by: z.string().nullable() }).nullable(),
    version: z.int().describe("a save names it in If-Match"),
  })
  .meta({ id: "RetentionPeriod" });
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;

/** What a save says. */
export const RetentionChange = z.object({
  months: months.nullable().describe("null: keep, erase nothing"),
  erases: z
    .int()
    .min(0)
    .optional()
    .describe("how many records the person was told that the period will erase; asked for where there are any"),
});
export type RetentionChange = z.output<typeof RetentionChange>;

const ByKind = z.object({ kind: z.enum(RETENTION_KINDS) });

/** How long the shelter keeps what people have written (docs/decisions/0101). */
export const retentionCalls = {
  "GET /shelter/retention": { answer: z.object({ items: z.array(RetentionPeriod) }) },
  "GET /shelter/retention/:kind/due": {
    description: "What such a period would erase in its first night.",
    params: ByKind,
    query: z.object({ months: typedNumber(months) }),
    answer: z.object({ night: Day, due: Counted }),
  },
  "PUT /shelter/retention/:kind": {
    description:
      "Needs If-Match with the version. 409 where more would be erased than `erases` says; 403 with the code `confirm` for somebody who has not just shown who they are.",
    params: ByKind,
    body: RetentionChange,
    answer: RetentionPeriod,
  },
} satisfies CallTable;

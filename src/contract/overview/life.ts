import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById } from "../platform/shared.ts";

/** The kinds of entries in the time line of an animal (rules §14). */
export const LIFE_KINDS = [
  "intake",
  "outcome",
  "reopened",
  "adoption",
  "appointment",
  "hold",
  "placement",
  "unit",
  "weight",
  "chip",
  "treatment",
  "fosterReport",
] as const;

/** One entry of the time line. `title` comes from the record: a type, an event, a purpose. */
export const LifeItem = z
  .object({
    at: z.string().describe("a day, or a moment in UTC"),
    kind: z.enum(LIFE_KINDS),
    title: z.string(),
    person: z.string().optional(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "LifeItem" });
export type LifeItem = z.infer<typeof LifeItem>;

/** The time line of an animal, for staff (rules §14). */
export const lifeCalls = {
  "GET /animals/:id/life": { params: ById, answer: z.object({ items: z.array(LifeItem) }) },
} satisfies CallTable;

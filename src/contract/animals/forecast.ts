import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById } from "../platform/shared.ts";

/** The fewest animals of which something is said of one like them. */
export const FEWEST_ALIKE = 30;

const alike = z.int().describe("how many stays of animals like it there were and are");
const days = z.int().nullable();

/** How long animals like this one were here; nobody but staff reads it, and it says nothing of what an animal is worth. */
export const Forecast = z
  .union([
    z.object({
      alike,
      group: z.string().describe("who these are, in the reader's language"),
      median: days.describe("half of them left alive within so many days; null when fewer have left yet"),
      quartiles: z.tuple([days, days]).describe("a quarter and three quarters of them"),
    }),
    z.object({ alike, tooFew: z.literal(true).describe(`fewer than ${FEWEST_ALIKE}`) }),
  ])
  .meta({ id: "Forecast" });
export type Forecast = z.infer<typeof Forecast>;

/** How long animals like one in care were here, for staff (rules §14). */
export const forecastCalls = {
  "GET /animals/:id/forecast": {
    description:
      "Within how many days animals like one in care left; of its kind, age, size, way of coming and past, or of a wider group when these are few. null for one that is not in care.",
    params: ById,
    answer: Forecast.nullable(),
  },
} satisfies CallTable;

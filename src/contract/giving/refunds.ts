import { z } from "zod";
import { Instant } from "../platform/shared.ts";

/** What the provider gave back of a donation (rules §7). */
export const REFUND_FIELDS = {
  refunded: z.number().describe("what was given back, in PLN"),
  refunds: z
    .array(z.object({ amount: z.number().describe("PLN"), at: Instant }))
    .describe("each time that something was given back, the earliest first"),
};

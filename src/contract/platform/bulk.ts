import { z } from "zod";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import type { CallTable } from "./call.ts";
import { Id } from "./shared.ts";

const text = messages(() => recordTexts().listViews);

/** The records that an action is for. Those that are named twice count once. */
const ids = z
  .array(Id, text.rows)
  .min(1, text.rows)
  .max(100, text.tooManyRows)
  .transform((sent) => [...new Set(sent)]);

/** What came of an action for several records: each is changed whole or not at all. */
export const BulkResult = z
  .object({
    done: z.int().describe("how many records were changed"),
    refused: z.array(z.object({ id: Id, reason: z.string() })),
  })
  .meta({ id: "BulkResult" });
export type BulkResult = z.infer<typeof BulkResult>;

/** Several animals at once, for staff (rules §11). */
export const animalBulkCalls = {
  "POST /animals/bulk/group": { body: z.object({ ids, animalGroupId: Id.nullable() }), answer: BulkResult },
  "POST /animals/bulk/unit": { body: z.object({ ids, unitId: Id.nullable() }), answer: BulkResult },
} satisfies CallTable;

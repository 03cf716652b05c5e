import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Day, Id, requiredText } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES } from "./animals.ts";
import { TreatmentKindName } from "./treatment-rules.ts";
import { LINE } from "./treatments.ts";

const text = messages(() => recordTexts().treatments);

/** An animal that was given a batch, where it is now, and its adopter if this person may read the adoption. */
export const Recalled = z
  .object({
    treatmentId: Id,
    kind: TreatmentKindName,
    product: z.string(),
    batch: z.string(),
    givenOn: Day,
    animal: z.object({ id: Id, name: z.string(), type: z.enum(ANIMAL_TYPES), status: z.string() }),
    unit: z.object({ unit: z.string(), location: z.string() }).nullable(),
    placement: z.object({ kind: z.string(), personName: z.string() }).nullable(),
    outcomeType: z.string().nullable(),
    outcomeOn: Day.nullable(),
    adopter: z.object({ userId: Id, name: z.string(), email: z.string(), phoneNumber: z.string() }).nullable(),
    isAdopterHidden: z.boolean().describe("this person may not read the adoption"),
  })
  .meta({ id: "Recalled" });
export type Recalled = z.infer<typeof Recalled>;

export const RecallQuery = z.object({ batch: requiredText(text.batchToFind, LINE) });

/** Who had a batch: staff's (rules §14). */
export const recallCalls = {
  "GET /treatments/recall": { query: RecallQuery, answer: z.object({ items: z.array(Recalled) }) },
} satisfies CallTable;

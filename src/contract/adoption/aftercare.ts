import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, Day } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().treatments);

/** What an adopted animal was given in the shelter, and what comes next in its new home (rules §14). */
export const Aftercare = z
  .object({
    next: z.array(z.object({ kind: z.string(), dueOn: Day })).describe("the earliest first"),
    given: z.array(z.object({ kind: z.string(), givenOn: Day, batch: z.string() })).describe("the latest first"),
    reminders: z.boolean().describe("the adopter asked for letters"),
    actions: z.array(z.enum(["remind"])),
  })
  .meta({ id: "Aftercare" });
export type Aftercare = z.infer<typeof Aftercare>;

export const AftercareChange = z.object({ reminders: z.boolean(text.reminders) });

/** The card of an adopted animal, for its adopter and for staff who may read the adoption. */
export const aftercareCalls = {
  "GET /adoptions/:id/aftercare": { params: ById, answer: Aftercare },
  "PUT /adoptions/:id/aftercare": { params: ById, body: AftercareChange, answer: Aftercare },
} satisfies CallTable;

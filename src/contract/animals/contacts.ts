import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ById, chosenId, Day, Id } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().imports);

/** Somebody who brought or took an animal, known from another system. */
export const StayContact = z
  .object({
    id: Id,
    role: z.enum(["giver", "taker"]),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    animalId: Id,
    animal: z.string(),
    intakeOn: Day,
    outcomeOn: Day.nullable(),
    isLinked: z.boolean().describe("staff have said that this is the user"),
  })
  .meta({ id: "StayContact" });
export type StayContact = z.infer<typeof StayContact>;

/** People of stays from another system, and the users that they are (rules §17). */
export const contactCalls = {
  "GET /users/:id/stay-contacts": {
    description: "those that are linked to this user, or have the address that the user has confirmed",
    params: ById,
    answer: z.object({ items: z.array(StayContact) }),
  },
  "POST /stay-contacts/:id/link": {
    params: ById,
    body: z.object({ userId: chosenId(text.contactUser) }),
    answer: StayContact,
  },
} satisfies CallTable;

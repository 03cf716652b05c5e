import { z } from "zod";
import { Day, Id, Instant } from "../platform/shared.ts";

const HeldPlacement = z.object({
  animalId: Id,
  animal: z.string(),
  kind: z.string(),
  from: Day,
  dueBack: Day.nullable(),
  until: Day.nullable(),
  note: z.string(),
  weights: z.array(z.object({ on: Day, kg: z.number() })).describe("sent in by this person"),
  reports: z.array(
    z.object({ sentAt: Instant, note: z.string(), hasPhoto: z.boolean(), answer: z.string().nullable() }),
  ),
});

const HeldContact = z.object({
  animalId: Id,
  animal: z.string(),
  role: z.enum(["giver", "taker"]),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  intakeOn: Day,
  outcomeOn: Day.nullable(),
});

/** What is held of animals on a person, for the export of personal data (rules §10). */
export const HELD = {
  placements: z.array(HeldPlacement).describe("animals that this person has or had at home for the shelter"),
  stayContacts: z.array(HeldContact).describe("stays that came from another system, linked to this person by staff"),
};
export type Held = { [Part in keyof typeof HELD]: z.infer<(typeof HELD)[Part]> };

import { z } from "zod";
import { Id, Instant } from "../platform/shared.ts";

const HeldAdoption = z.object({
  id: Id,
  animal: z.string(),
  createdAt: Instant,
  stageType: z.int(),
  stageStatus: z.int(),
  outcome: z.string().nullable(),
  closedAt: Instant.nullable(),
  applicationLetter: z.string(),
  questionnaire: z
    .object({
      questions: z.array(z.string()),
      answers: z.array(z.string()),
      draft: z.array(z.string()).nullable().describe("typed and not submitted yet"),
      submittedAt: Instant.nullable(),
      staffScore: z.number().nullable(),
      staffNote: z.string(),
    })
    .nullable(),
  contract: z
    .object({
      issuedAt: Instant,
      terms: z.record(z.string(), z.unknown()),
      acceptedAt: Instant.nullable(),
      acceptedFrom: z.string().nullable(),
      acceptedText: z.string().nullable(),
      acceptedSha256: z.string().nullable(),
    })
    .nullable(),
  reminders: z
    .object({ askedAt: Instant, endedAt: Instant.nullable() })
    .nullable()
    .describe("of what the animal needs next, where they were asked for"),
  history: z.array(
    z.object({
      at: Instant,
      event: z.string(),
      stageType: z.int(),
      stageStatus: z.int(),
      note: z.string(),
      message: z.string().describe("to the adopter, of a rejection"),
      despite: z.string().describe("why staff went on in spite of what was missing"),
    }),
  ),
});

const HeldFavourite = z.object({ animalId: Id, animal: z.string(), since: Instant });

const HeldVisit = z.object({
  animalId: Id,
  animal: z.string(),
  kind: z.string(),
  startsAt: Instant,
  minutes: z.int(),
  state: z.string(),
  bookedAt: Instant,
});

/** What is held of adoptions, visits and favourites on a person, for the export of personal data (rules §10). */
export const HELD = {
  adoptions: z.array(HeldAdoption),
  favourites: z.array(HeldFavourite),
  visits: z.array(HeldVisit).describe("to animals, and of staff to this person's home"),
};
export type Held = { [Part in keyof typeof HELD]: z.infer<(typeof HELD)[Part]> };

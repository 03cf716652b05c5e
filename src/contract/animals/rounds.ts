import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Day, Id, Instant } from "../platform/shared.ts";
import { ANIMAL_TYPES } from "./animals.ts";
import { Observation } from "./observations.ts";
import { ToBeFetched } from "./to-be-fetched.ts";
import { BatchInHand, DueDose } from "./treatments.ts";
import { locationFacts, unitFacts } from "./units.ts";

/** An animal in the house, with what is to do at it and what was seen of it today. */
export const RoundAnimal = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(ANIMAL_TYPES),
  mainPhotoId: Id.nullable(),
  unitId: Id.nullable(),
  fetching: ToBeFetched.nullable(),
  doses: z.array(DueDose),
  seen: Observation.nullable().describe("today's last"),
});
export type RoundAnimal = z.infer<typeof RoundAnimal>;

/** All that one needs to go past all animals in the house, also without signal afterwards. */
export const DailyRound = z
  .object({
    on: Day,
    at: Instant.describe("when it was read, by the server's clock"),
    locations: z.array(z.object({ ...locationFacts, units: z.array(z.object(unitFacts)) })),
    animals: z.array(RoundAnimal),
    batches: z.array(BatchInHand),
  })
  .meta({ id: "DailyRound" });
export type DailyRound = z.infer<typeof DailyRound>;

/** The daily round: staff's (rules §14). */
export const roundCalls = { "GET /rounds": { answer: DailyRound } } satisfies CallTable;

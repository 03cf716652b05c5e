import { z } from "zod";
import { type ItemsOf, ofAnimal } from "../platform/morning-item.ts";
import { Day, Id, Instant } from "../platform/shared.ts";
import { AdoptionItem } from "./adoptions.ts";
import { VISIT_KINDS } from "./visits.ts";

/** What the morning list says of each kind of item of this area, beside what it says of all. */
export const MORNING = {
  visit: {
    ...ofAnimal,
    visit: z.enum(VISIT_KINDS),
    animalType: z.enum(["Dog", "Cat"]),
    visitor: z.string(),
    employee: z.string().nullable(),
    adoptionId: Id.nullable().describe("of a home check"),
    at: Instant,
    hasBegun: z.boolean().describe("from then on it can be said that it took place"),
  },
  handover: {
    ...ofAnimal,
    adopter: z.string(),
    since: Day.describe("the day of the contract"),
    startsAt: Instant.nullable().describe("when the adopter comes to fetch it, if that was agreed"),
    isLate: z.boolean().describe("nobody came at that time, or for longer than the shelter's rule says"),
  },
  adoption: { ...ofAnimal, adopter: z.string(), stage: z.int(), since: Instant },
};
export type Waiting = ItemsOf<typeof MORNING>;

/** What the search over everything finds in this area. */
export const FOUND = {
  adoptions: z.array(
    AdoptionItem.pick({
      id: true,
      animalName: true,
      adopterFullName: true,
      currentStageType: true,
      currentStageStatus: true,
      outcome: true,
    }),
  ),
};
export type Found = { [Kind in keyof typeof FOUND]: z.infer<(typeof FOUND)[Kind]> };

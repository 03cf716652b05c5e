import { z } from "zod";
import { type ItemsOf, ofAnimal } from "../platform/morning-item.ts";
import { Day, Id, Instant } from "../platform/shared.ts";
import { ANIMAL_GAPS, Animal } from "./animals.ts";
import { HOLD_KINDS, PLACEMENT_KINDS } from "./care.ts";
import { UnusualSign } from "./observations.ts";
import { locationFacts } from "./units.ts";

/** What the morning list says of each kind of item of this area, beside what it says of all. */
export const MORNING = {
  treatment: {
    ...ofAnimal,
    treatment: z.string(),
    kindId: Id,
    needsBatch: z.boolean().describe("then `give` asks for the number on the box"),
    batch: z.string().nullable().describe("given last of this kind, in the last days, and not expired"),
    confirmedBatch: z.string().nullable().describe("confirmed by this person today: `give` takes no other"),
    isTest: z.boolean().describe("then it is answered with its result"),
    dueOn: Day,
    unit: z.string().nullable(),
    locationId: Id.nullable(),
  },
  unusual: {
    ...ofAnimal,
    unit: z.string().nullable(),
    signs: z.array(UnusualSign).describe("how it departs from its own usual, with the figures"),
  },
  hold: {
    ...ofAnimal,
    hold: z.enum(HOLD_KINDS),
    until: Day,
    longer: Day.describe("the end that `lengthen` gives it"),
    reason: z.string(),
  },
  placement: { ...ofAnimal, placement: z.enum(PLACEMENT_KINDS), person: z.string(), dueBack: Day },
  fosterReport: { ...ofAnimal, person: z.string(), hasPhoto: z.boolean(), sentAt: Instant },
  incompleteAnimal: { ...ofAnimal, missing: z.array(z.enum(ANIMAL_GAPS)) },
};
export type Waiting = ItemsOf<typeof MORNING>;

/** What the search over everything finds in this area. */
export const FOUND = {
  animals: z.array(Animal.pick({ id: true, name: true, type: true, breed: true, status: true })),
  units: z.array(z.object({ id: Id, name: z.string(), locationId: Id, location: z.string() })).describe("in use"),
  locations: z.array(z.object(locationFacts)).describe("with units in use"),
};
export type Found = { [Kind in keyof typeof FOUND]: z.infer<(typeof FOUND)[Kind]> };

import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Day, Id } from "../platform/shared.ts";
import { ANIMAL_TYPES } from "./animals.ts";
import { HOLD_KINDS, PLACEMENT_KINDS } from "./care.ts";
import { ToBeFetched } from "./to-be-fetched.ts";
import { locationFacts, unitFacts } from "./units.ts";

/** An animal on the board of the house. */
export const BoardAnimal = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(ANIMAL_TYPES),
  mainPhotoId: Id.nullable(),
  unitId: Id.nullable(),
  hold: z
    .object({ kind: z.enum(HOLD_KINDS), until: Day.nullable() })
    .nullable()
    .describe("the one that ends last"),
  due: z
    .array(z.object({ kind: z.string(), dueOn: Day, isOverdue: z.boolean() }))
    .describe("doses that are planned for today or before, the oldest first"),
  away: z.object({ kind: z.enum(PLACEMENT_KINDS), personName: z.string() }).nullable(),
  fetching: ToBeFetched.nullable(),
  actions: z.array(z.enum(["move"])),
});
export type BoardAnimal = z.infer<typeof BoardAnimal>;

const Count = z.int().min(0);

/** How full the house is now. `animals` is `places - free + over + inClosed`. */
export const HouseFigures = z.object({
  animals: Count.describe("in units"),
  places: Count.describe("of the units that are not closed"),
  free: Count,
  over: Count.describe("more animals than places, of the units that have them"),
  overUnits: Count.describe("units with more animals than places"),
  inClosed: Count.describe("animals in units that are closed for now"),
  withoutUnit: Count.describe("in the house, and in no unit"),
  away: Count.describe("in the shelter's care, at a foster home or elsewhere"),
});
export type HouseFigures = z.infer<typeof HouseFigures>;

/** The house: its units in use, and every animal in the shelter's care with where it is. */
export const Board = z
  .object({
    locations: z.array(z.object({ ...locationFacts, units: z.array(z.object(unitFacts)) })),
    animals: z.array(BoardAnimal),
    figures: HouseFigures,
  })
  .meta({ id: "Board" });
export type Board = z.infer<typeof Board>;

/** The board of the house: staff's (rules §14). */
export const boardCalls = { "GET /board": { answer: Board } } satisfies CallTable;

import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { GoingOn } from "../platform/cautions.ts";
import { ById, Id, Instant, requiredText } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { ANIMAL_TYPES } from "./animals.ts";

export const LOCATION_KINDS = ["kennel", "cattery", "quarantine", "isolation", "medical"] as const;

const text = messages(() => recordTexts().care);
const LINE = 200;
/** The most units that are added at once. */
export const MAX_UNITS = 500;

/** Where an animal lives, and how full it is there. */
export const UnitOfAnimal = z.object({
  unitId: Id,
  unit: z.string(),
  locationId: Id,
  location: z.string(),
  capacity: z.int(),
  animals: z.int().describe("how many live there"),
  isOver: z.boolean(),
});
export type UnitOfAnimal = z.infer<typeof UnitOfAnimal>;

/** A unit and its location, without who lives there. */
export const unitFacts = {
  id: Id,
  name: z.string(),
  capacity: z.int(),
  area: z.number().nullable().describe("square metres"),
  blocked: z.boolean().describe("closed for now: it has no places"),
  species: z.enum(ANIMAL_TYPES).nullable().describe("for whom it is; null for anybody"),
};
export const locationFacts = { id: Id, name: z.string(), kind: z.enum(LOCATION_KINDS) };

export const Unit = z.object({
  ...unitFacts,
  animals: z.array(z.object({ id: Id, name: z.string(), since: Instant })),
  retiredAt: Instant.nullable(),
  actions: z.array(z.enum(["edit", "retire", "restore"])),
});
export type Unit = z.infer<typeof Unit>;

export const Location = z
  .object({ ...locationFacts, units: z.array(Unit), actions: z.array(z.enum(["edit"])) })
  .meta({ id: "Location" });
export type Location = z.infer<typeof Location>;

const capacity = z.int(text.capacity).min(1, text.capacity).max(1000, text.capacity);
const area = z.number(text.area).min(0.01, text.area).max(9999, text.area);
const name = requiredText(text.nameRequired, LINE);
const species = z.enum(ANIMAL_TYPES, text.unitSpecies).nullable().optional();
const kind = z.enum(LOCATION_KINDS, text.locationKind);

export const UnitRequest = z.object({
  name,
  capacity,
  area: area.optional(),
  blocked: z.boolean().optional(),
  species,
});
export type UnitRequest = z.output<typeof UnitRequest>;

/** `area: null` removes the area. A `retired` unit is no longer used, but may be restored. */
export const UnitChange = z
  .object({
    name,
    capacity,
    area: area.nullable(),
    blocked: z.boolean(),
    retired: z.boolean(),
    species: species.unwrap(),
  })
  .partial();
export type UnitChange = z.output<typeof UnitChange>;

export const LocationRequest = z.object({
  name,
  kind,
  units: z.array(UnitRequest, text.unitsRequired).min(1, text.unitsRequired).max(MAX_UNITS, text.unitsRequired),
});
export type LocationRequest = z.output<typeof LocationRequest>;

export const LocationChange = z.object({ name, kind }).partial();
export type LocationChange = z.output<typeof LocationChange>;

/**
 * `saw` is what the mover saw: the animal's unit, and the number of animals in its new one. The move is refused if the animal
 * has been moved since, or if others have taken the last free place. Without `saw` nothing is compared. `despite` says why it
 * goes to another species all the same.
 */
export const UnitMove = z.object({
  unitId: Id.nullable(),
  saw: z.object({ unitId: Id.nullable(), animals: z.int().min(0).optional() }).optional(),
  despite: GoingOn.despite,
});
export type UnitMove = z.output<typeof UnitMove>;

const retired = z.stringbool(messages(() => recordTexts().lists).retired).optional();

/** Locations, their units, and who lives where: staff's (rules §14). */
export const unitCalls = {
  "PUT /animals/:id/unit": {
    params: ById,
    body: UnitMove,
    answer: z.object({ unit: UnitOfAnimal.nullable() }),
    once: true,
  },
  "GET /locations": {
    query: z.object({ retired: retired.describe("with the units that are no longer used") }),
    answer: z.object({ items: z.array(Location) }),
  },
  "POST /locations": { body: LocationRequest, answer: Location, status: 201 },
  "PUT /locations/:id": { params: ById, body: LocationChange, answer: Location },
  "POST /locations/:id/units": { params: ById, body: UnitRequest, answer: Location, status: 201 },
  "PUT /units/:id": { params: ById, body: UnitChange, answer: Location },
} satisfies CallTable;

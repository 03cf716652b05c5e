import { z } from "zod";
import { Id } from "./shared.ts";

/** The actions that finish an item in the list itself. An item without any is opened on its own screen. */
export const MORNING_ACTIONS = ["done", "give", "lengthen", "end", "answered", "read"] as const;

export type MorningAction = (typeof MORNING_ACTIONS)[number];

/** What can be arranged about an item: it is not shown to this person until a day, or a colleague takes it over. */
export const MORNING_ARRANGEMENTS = ["putOff", "hand"] as const;

export type MorningArrangement = (typeof MORNING_ARRANGEMENTS)[number];

/** The most items of a kind in the list; others follow when these are finished. */
export const MAX_PER_KIND = 40;

/** What items say that are about one animal. */
export const ofAnimal = { animalId: Id, animal: z.string() };

/** The items of an area, by their kinds, as it finds them. */
export type ItemsOf<Shapes extends Record<string, z.ZodRawShape>> = {
  [Kind in keyof Shapes]: { id: number } & z.infer<z.ZodObject<Shapes[Kind]>>;
};

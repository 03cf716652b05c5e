import { z } from "zod";
import { Id } from "../platform/shared.ts";
import { INTAKE_TYPES, OUTCOME_TYPES } from "./stays.ts";

/**
 * Lists of the shelter in its own order, and the types of intakes or outcomes with which their values can be offered. Its
 * other lists are sorted by name.
 */
export const ORDERED_LISTS = {
  "intake-subtypes": INTAKE_TYPES,
  "intake-reasons": INTAKE_TYPES,
  "outcome-subtypes": OUTCOME_TYPES,
  "outcome-reasons": OUTCOME_TYPES,
} as const;
export type OrderedList = keyof typeof ORDERED_LISTS;

/** The types of intakes or outcomes with which a value is offered. */
export const types = z.array(z.enum([...new Set([...INTAKE_TYPES, ...OUTCOME_TYPES])]));
export type ValueType = z.infer<typeof types>[number];

/** What forms offer of intakes and outcomes, in the shelter's order. */
export const Offered = z.array(z.object({ id: Id, name: z.string(), types }));
export type OfferedWords = z.infer<typeof Offered>;

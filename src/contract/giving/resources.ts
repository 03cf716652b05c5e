import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import {
  ById,
  chosenId,
  exportedListQuery,
  Id,
  optionalLines,
  RecordActions,
  requiredText,
  sortBy,
} from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { translatableLines, translated } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { GOAL_LIMITS } from "./gifts.ts";

const text = messages(() => recordTexts().resources);

/** The amount's bound, the target without a number in the description, and the longest texts (spec §5, §9). */
export const RESOURCE_LIMITS = { amount: 300, target: 300, name: 200, description: 2000, appeal: 120 } as const;

/** @returns how many units there should be: the first number in the description, else 300 (rules §5) */
export function targetOf(description: string): number {
  const found = /\d+(?:\.\d+)?/.exec(description)?.[0];
  return found === undefined ? RESOURCE_LIMITS.target : Number(found);
}

/** @returns how much of the target is there, in percent from 0 to 100; a target of 0 is reached */
export function percentOf(amount: number, target: number): number {
  return target > 0 ? Math.min(100, (amount / target) * 100) : 100;
}

/** Percentages above which a bar is green or amber; red otherwise (spec §9). */
const BAR_LIMITS = { green: 66, amber: 33 } as const;
export type BarColour = keyof typeof BAR_LIMITS | "red";

/** @returns the colour of a resource's bar (spec §9) */
export function barColour(percent: number): BarColour {
  if (percent > BAR_LIMITS.green) return "green";
  return percent > BAR_LIMITS.amber ? "amber" : "red";
}

export const ResourceType = z.object({ id: Id, name: z.string() }).meta({ id: "ResourceType" });
export type ResourceType = z.infer<typeof ResourceType>;

export const Resource = z
  .object({
    id: Id,
    name: z.string(),
    amount: z.int(),
    description: z.string(),
    resourceTypeId: Id.nullable(),
    resourceTypeName: z.string().nullable(),
    lastsDays: z.int().nullable().describe("by the use of the last weeks; null while too little is known"),
    goalGrosze: z.int().nullable().describe("the money that the donate page collects for it; null: it does not ask"),
    givenGrosze: z.int().describe("what has come in for it since the collection began"),
    appeal: z.string().describe("what donors read; blank: its name"),
    ...translated("appeal"),
    actions: RecordActions,
  })
  .meta({ id: "Resource" });
export type Resource = z.infer<typeof Resource>;

export const ResourceRequest = z.object({
  resourceTypeId: chosenId(text.type),
  name: requiredText(text.name, RESOURCE_LIMITS.name),
  amount: z.int(text.amount).min(0, text.amount).max(RESOURCE_LIMITS.amount, text.amount),
  description: optionalLines(RESOURCE_LIMITS.description),
  goalGrosze: z.int(text.goal).min(GOAL_LIMITS.min, text.goal).max(GOAL_LIMITS.max, text.goal).nullish(),
  ...translatableLines("appeal", RESOURCE_LIMITS.appeal),
});
export type ResourceRequest = z.output<typeof ResourceRequest>;
/** How much came in or was taken: 3, -1. */
export const ResourceDifference = z.object({
  difference: z
    .int(text.difference)
    .min(-RESOURCE_LIMITS.amount, text.difference)
    .max(RESOURCE_LIMITS.amount, text.difference)
    .refine((difference) => difference !== 0, text.difference),
});
/** The body of `PUT /resources/{id}`: a field left out keeps its value (rules §11). */
export const ResourceChange = ResourceRequest.partial();
export type ResourceChange = z.output<typeof ResourceChange>;

export const RESOURCE_SORTS = ["name", "amount", "resourceTypeName"] as const;
/** `q` is words of the name and of the type, each of which must be found (spec §2.6). */
export const ResourceQuery = exportedListQuery(PAGE_SIZE.adminList).extend({ sort: sortBy(RESOURCE_SORTS) });
export type ResourceQuery = z.output<typeof ResourceQuery>;

/** The stores and their types, for staff (spec §7, rules §11). */
export const RESOURCES = staffList("resources", "resource", {
  record: Resource,
  query: ResourceQuery,
  request: ResourceRequest,
  change: ResourceChange,
});
export const resourceCalls = {
  ...RESOURCES.calls,
  "POST /resources/:id/use": { params: ById, body: ResourceDifference, answer: Resource },
  "GET /resources/types": { answer: z.array(ResourceType) },
} satisfies CallTable;

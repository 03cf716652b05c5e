import { z } from "zod";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../animals/stays.ts";
import type { CallTable } from "../platform/call.ts";
import { Id, IdInAddress, Instant } from "../platform/shared.ts";
import { requireTexts, translatable, translated } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().shelterLists);

/** The lists that the shelter edits (rules §12), by the names that they have in addresses. */
export const SHELTER_LISTS = [
  "attribute-types",
  "service-types",
  "resource-types",
  "intake-subtypes",
  "intake-reasons",
  "outcome-subtypes",
  "outcome-reasons",
] as const;
export type ShelterList = (typeof SHELTER_LISTS)[number];

/**
 * Lists in the shelter's own order, and the types of intakes or outcomes with which their values can be offered. The others
 * are sorted by name.
 */
export const ORDERED_LISTS = {
  "intake-subtypes": INTAKE_TYPES,
  "intake-reasons": INTAKE_TYPES,
  "outcome-subtypes": OUTCOME_TYPES,
  "outcome-reasons": OUTCOME_TYPES,
} as const satisfies { [L in ShelterList]?: readonly string[] };
export type OrderedList = keyof typeof ORDERED_LISTS;
const ORDERED = Object.keys(ORDERED_LISTS) as OrderedList[];
export const isOrdered = (list: ShelterList): list is OrderedList => list in ORDERED_LISTS;

/** How many types there are to name. */
const MAX_TYPES = 20;
const types = z.array(z.enum([...new Set([...INTAKE_TYPES, ...OUTCOME_TYPES])]));
export type ValueType = z.infer<typeof types>[number];

/** The longest name, in characters, and how many values a list may offer. */
export const LIST_LIMITS = { name: 100, values: 100 } as const;

const LIST_ACTIONS = ["edit", "retire", "restore", "delete", "move"] as const;

/** One value of a list. */
export const ListValue = z
  .object({
    id: Id,
    name: z.string(),
    ...translated("name"),
    types: types.describe("of intakes or outcomes with which it is offered; none is all"),
    uses: z.int().describe("how many records have it"),
    retiredAt: Instant.nullable().describe("since when it is not offered any more"),
    version: z.int().describe("for If-Match, so that nobody overwrites another admin's change"),
    actions: z.array(z.enum(LIST_ACTIONS)).describe("one that is used cannot be deleted, only retired"),
  })
  .meta({ id: "ListValue" });
export type ListValue = z.infer<typeof ListValue>;

const Fields = z.object({
  ...translatable("name", LIST_LIMITS.name, text.nameRequired),
  types: types.max(MAX_TYPES).optional(),
});
export const ListValueRequest = requireTexts(Fields, { name: text.nameRequired });
export type ListValueRequest = z.output<typeof ListValueRequest>;

const list = z.enum(SHELTER_LISTS);
const ByList = z.object({ list });
const ByValue = z.object({ list, id: IdInAddress });

/** The body that orders a list: all values that are offered, in their new order, and in the one that was read. */
export const ListOrderRequest = z.object({
  ids: z.array(Id).max(LIST_LIMITS.values),
  before: z.array(Id).max(LIST_LIMITS.values),
});
export type ListOrderRequest = z.output<typeof ListOrderRequest>;

/** What forms offer of intakes and outcomes, in the shelter's order. */
const Offered = z.array(z.object({ id: Id, name: z.string(), types }));
export type OfferedWords = z.infer<typeof Offered>;

/** The lists that the shelter edits, for admins (rules §12). */
export const shelterListCalls = {
  "GET /shelter/lists/:list": { params: ByList, answer: z.array(ListValue) },
  "POST /shelter/lists/:list": { params: ByList, body: ListValueRequest, answer: ListValue, status: 201 },
  "PUT /shelter/lists/:list/:id": {
    description: "412 when If-Match names another version.",
    params: ByValue,
    body: Fields,
    answer: ListValue,
  },
  "POST /shelter/lists/:list/order": {
    description: "412 when somebody has changed the order or what is offered since it was read.",
    params: ByList,
    body: ListOrderRequest,
    answer: z.array(ListValue),
  },
  "DELETE /shelter/lists/:list/:id": {
    description: "409 while a record has this value, which says where.",
    params: ByValue,
  },
  "POST /shelter/lists/:list/:id/retire": {
    description: "It stays where it is used, and is not offered any more. 409 for the last one that is needed.",
    params: ByValue,
    answer: ListValue,
  },
  "POST /shelter/lists/:list/:id/restore": { params: ByValue, answer: ListValue },
  "GET /stays/words": {
    description: "What staff choose from in forms of intakes and outcomes.",
    answer: z.object({ items: z.record(z.enum(ORDERED), Offered) }),
  },
} satisfies CallTable;

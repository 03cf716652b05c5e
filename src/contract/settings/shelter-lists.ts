import { z } from "zod";
import { Offered, ORDERED_LISTS, type OrderedList, types } from "../animals/stay-words.ts";
import type { CallTable } from "../platform/call.ts";
import { Id, IdInAddress, Instant } from "../platform/shared.ts";
import { requireTexts, translatable, translated } from "../platform/translations.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().shelterLists);

/** The lists that the shelter edits (rules §12), by the names that they have in addresses. */
export const SHELTER_LISTS = [
  "attribute-types",
  "colours",
  "service-types",
  "resource-types",
  "intake-subtypes",
  "intake-reasons",
  "outcome-subtypes",
  "outcome-reasons",
] as const;
export type ShelterList = (typeof SHELTER_LISTS)[number];

const ORDERED = Object.keys(ORDERED_LISTS) as OrderedList[];
export const isOrdered = (list: ShelterList): list is OrderedList => list in ORDERED_LISTS;

/** How many types there are to name. */
const MAX_TYPES = 20;

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

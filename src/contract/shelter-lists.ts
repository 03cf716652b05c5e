import { z } from "zod";
import type { CallTable } from "./call.ts";
import { Id, IdInAddress, Instant } from "./shared.ts";
import { messages } from "./texts/message.ts";
import { recordTexts } from "./texts/texts.ts";
import { translatable, translated, withTexts } from "./translations.ts";

const text = messages(() => recordTexts().shelterLists);

/** The lists that the shelter edits (rules §12), by the names that they have in addresses. */
export const SHELTER_LISTS = ["attribute-types", "service-types", "resource-types"] as const;
export type ShelterList = (typeof SHELTER_LISTS)[number];

/** The longest name, in characters, and how many values a list may offer. */
export const LIST_LIMITS = { name: 100, values: 100 } as const;

const LIST_ACTIONS = ["edit", "retire", "restore", "delete"] as const;

/** One value of a list. */
export const ListValue = z
  .object({
    id: Id,
    name: z.string(),
    ...translated("name"),
    uses: z.int().describe("how many records have it"),
    retiredAt: Instant.nullable().describe("since when it is not offered any more"),
    actions: z.array(z.enum(LIST_ACTIONS)).describe("one that is used cannot be deleted, only retired"),
  })
  .meta({ id: "ListValue" });
export type ListValue = z.infer<typeof ListValue>;

const Fields = z.object(translatable("name", LIST_LIMITS.name, text.nameRequired));
export const ListValueRequest = withTexts(Fields, { name: text.nameRequired });
export type ListValueRequest = z.output<typeof ListValueRequest>;

const list = z.enum(SHELTER_LISTS);
const ByList = z.object({ list });
const ByValue = z.object({ list, id: IdInAddress });

/** The lists that the shelter edits, for admins (rules §12). */
export const shelterListCalls = {
  "GET /shelter/lists/:list": { params: ByList, answer: z.array(ListValue) },
  "POST /shelter/lists/:list": { params: ByList, body: ListValueRequest, answer: ListValue, status: 201 },
  "PUT /shelter/lists/:list/:id": { params: ByValue, body: Fields, answer: ListValue },
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
} satisfies CallTable;

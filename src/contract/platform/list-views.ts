import { z } from "zod";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import type { CallTable } from "./call.ts";
import { STAFF_LISTS, VIEW_LIMITS } from "./kept-views.ts";
import { Id, IdInAddress, requiredText } from "./shared.ts";

const text = messages(() => recordTexts().listViews);

/** What may be done with several rows of a list at once. */
export const BULK_ACTIONS = ["group", "unit", "cards"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The most columns of a list. */
const MAX_COLUMNS = 50;

export const ListView = z
  .object({
    id: Id,
    name: z.string(),
    query: z.string().describe("search, filters and order, as in the address of the list"),
    hidden: z.array(z.string()).describe("the columns that it does not show"),
    isShared: z.boolean().describe("whether all staff see it"),
    actions: z.array(z.enum(["delete"])),
  })
  .meta({ id: "ListView" });
export type ListView = z.infer<typeof ListView>;

const hidden = z.array(z.string().max(60)).max(MAX_COLUMNS);
/** The page is no part of a view. */
const query = z
  .string()
  .max(VIEW_LIMITS.query)
  .transform((typed) => {
    const params = new URLSearchParams(typed);
    params.delete("page");
    return params.toString();
  });

/** The body of `POST /list-views/{list}`. A view of the same name is replaced. Only admins share views. */
export const ListViewRequest = z.object({
  name: requiredText(text.name, VIEW_LIMITS.name),
  query,
  hidden: hidden.default([]),
  isShared: z.boolean().default(false),
});
export type ListViewRequest = z.output<typeof ListViewRequest>;

/** How a person sees a list beside its columns. What is left out is as usual. */
export const ListLook = z
  .object({
    form: z.enum(["cards", "table"]).describe("of a list that has both"),
    isDense: z.boolean().describe("with lower rows"),
    widths: z.record(z.string().max(60), z.int().min(40).max(1200)).describe("of columns, in pixels"),
    isHere: z.boolean().describe("of animals: whether the list begins with those in the shelter"),
  })
  .partial()
  .meta({ id: "ListLook" });
export type ListLook = z.infer<typeof ListLook>;

/** A list as this person sees it: their own and shared views, and what they may do with its rows. */
export const ListSettings = z.object({
  views: z.array(ListView),
  hidden: z.array(z.string()).describe("the columns that this person has hidden"),
  look: ListLook,
  mayShare: z.boolean(),
  bulk: z.array(z.enum(BULK_ACTIONS)).describe("what this person may do with several rows at once"),
});
export type ListSettings = z.infer<typeof ListSettings>;

const ByList = z.object({ list: z.enum(STAFF_LISTS) });

/** The views of each member of staff on the lists of the administration (rules §11). */
export const listViewCalls = {
  "GET /list-views/:list": { params: ByList, answer: ListSettings },
  "PUT /list-views/:list/columns": { params: ByList, body: z.object({ hidden }), answer: ListSettings },
  "PUT /list-views/:list/look": {
    description: "Changes what is given of how this person sees the list, and keeps the rest.",
    params: ByList,
    body: ListLook,
    answer: ListSettings,
  },
  "POST /list-views/:list": { params: ByList, body: ListViewRequest, answer: ListView, status: 201 },
  "DELETE /list-views/:list/:id": { params: ByList.extend({ id: IdInAddress }) },
} satisfies CallTable;

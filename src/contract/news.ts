import { z } from "zod";
import { Id, Instant, listOf, listQuery, PAGE_SIZE } from "./shared.ts";

/** How much of an item's content a list shows (spec §9). */
export const NEWS_PREVIEW = { public: 200, admin: 10 } as const;

export const News = z
  .object({
    id: Id,
    title: z.string(),
    content: z.string().describe("plain text; a blank line ends a paragraph"),
    createdAt: Instant,
    employeeId: Id,
    employeeFullName: z.string(),
  })
  .meta({ id: "News" });
export type News = z.infer<typeof News>;
export const NewsPage = listOf(News);

export const NewsQuery = listQuery(PAGE_SIZE.adminList);
export type NewsQuery = z.output<typeof NewsQuery>;
/** `search` is the specification's name, `q` every list's (spec §7, decisions §1). */
export const NewsSearchQuery = listQuery(PAGE_SIZE.newsSearch).extend({
  search: z.string().trim().max(200).optional(),
});
